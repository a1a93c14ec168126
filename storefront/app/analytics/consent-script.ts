import { consentVersion } from '../browser-storage/consent.ts';

declare global {
  interface Window {
    /** Of Google's consent mode: all four kinds alike. */
    updateConsent: (command: 'default' | 'update', value: 'granted' | 'denied', more?: object) => void;
  }
}

/**
 * Stands in the head of the page, before anything that could tell anybody: nothing is agreed to, unless the visitor has
 * done so before. A consent is told as the arguments of a function; an array would mean something else.
 */
export const consentScript = `self.dataLayer=[];self.updateConsent=(c,v,more)=>{(function(){dataLayer.push(arguments)})("consent",c,{ad_storage:v,analytics_storage:v,ad_user_data:v,ad_personalization:v,...more})};updateConsent("default","denied",{wait_for_update:500});try{const{version,choice}=JSON.parse(localStorage.getItem("consent"));if(version===${consentVersion}&&choice==="all")updateConsent("update","granted")}catch{}`;
