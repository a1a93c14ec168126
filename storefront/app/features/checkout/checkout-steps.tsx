import { checkoutWording } from '@shop/wording/checkout.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { changeDraft, type Personal } from '../../browser-storage/checkout-draft.ts';
import { closeOnBack, forgetBack } from '../../navigation/back-closes.ts';
import { Icon } from '../../ui/icon.tsx';

function toFirstStep() {
  changeDraft(() => ({ step: 1 }));
}

/** The progress of the checkout; above step 2, a summary of step 1. */
export function CheckoutSteps({ step, personal, children }: { step: 1 | 2; personal: Personal; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const shownStep = useRef(step);
  // Keyboard and screen reader continue at the new step.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, [step]);
  // Back on step 2 returns to step 1 and does not leave the page.
  useEffect(() => {
    if (step === 1) return;
    closeOnBack(toFirstStep);
    return forgetBack;
  }, [step]);
  const { steps } = checkoutWording;
  return (
    <>
      <h1 className="t-display">{checkoutWording.heading}</h1>
      <ol className="steps">
        <li aria-current={step === 1 ? 'step' : undefined} className={step === 2 ? 'steps__done' : undefined}>
          {step === 1 ? <i aria-hidden="true">1</i> : <Icon name="circle-check" className="steps__check" />}
          {step === 2 && <span className="sr">{checkoutWording.done} </span>}
          {steps.personal}
        </li>
        <li aria-current={step === 2 ? 'step' : undefined}>
          <i aria-hidden="true">2</i>
          {steps.delivery}
        </li>
      </ol>
      <section ref={place} className="co__step" tabIndex={-1} aria-label={step === 1 ? steps.personal : steps.delivery}>
        {step === 2 && (
          <p className="person">
            <span>
              {personal.firstName} {personal.lastName}
            </span>
            <span className="nowrap">{phoneNumber(`${checkoutWording.phonePrefix}${personal.phone}`)}</span>
            <span>{personal.email}</span>
            <button type="button" className="linkbtn person__change" onClick={toFirstStep}>
              <span className="link">{checkoutWording.change}</span>
              <span className="sr"> {checkoutWording.personalData}</span>
            </button>
          </p>
        )}
        {children}
      </section>
    </>
  );
}
