import { consentVersion } from '../browser-storage/consent.ts';

declare global {
  interface Window {
    /** Google consent mode: sets all four kinds to the same value. */
    updateConsent: (command: 'default' | 'update', value: 'granted' | 'denied', more?: object) => void;
  }
}

/**
 * Runs in the head of the page, before any script that sends data. Consent is denied unless the visitor agreed before.
 * The consent command is pushed as an `arguments` object: Google ignores an array.
 */
export const consentScript = `self.dataLayer=[];self.updateConsent=(c,v,more)=>{(function(){dataLayer.push(arguments)})("consent",c,{ad_storage:v,analytics_storage:v,ad_user_data:v,ad_personalization:v,...more})};updateConsent("default","denied",{wait_for_update:500});try{const{version,choice}=JSON.parse(localStorage.getItem("consent"));if(version===${consentVersion}&&choice==="all")updateConsent("update","granted")}catch{}`;
