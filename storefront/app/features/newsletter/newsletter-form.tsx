import { newsletterWording } from '@shop/wording/newsletter.ts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { rateLimitMessage } from '../../api/rate-limit-message.ts';
import { wasAnswered } from '../../api/was-answered.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

type State = 'empty' | 'invalid' | 'sending' | 'subscribed' | { problem: string };

export function NewsletterForm({ children }: { children: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>('empty');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (field.current === null || state === 'sending') return;
    if (!field.current.validity.valid) {
      setState('invalid');
      field.current.focus();
      return;
    }
    setState('sending');
    const outcome = await subscribe(field.current.value);
    if (outcome === 'subscribed' && field.current) field.current.value = '';
    setState(outcome);
  }

  return (
    <form className="news__form" noValidate onSubmit={submit}>
      <div className="r">
        <label className="sr" htmlFor={id}>
          {newsletterWording.email}
        </label>
        {/* Uncontrolled, so that text typed before hydration is kept. No `name`: a submit before hydration would put
            the address into the URL. */}
        <input
          ref={field}
          className="input"
          id={id}
          type="email"
          required
          // Browsers accept an address without a top-level domain.
          pattern=".+@.+\..+"
          placeholder={newsletterWording.placeholder}
          autoComplete="email"
          aria-invalid={state === 'invalid'}
          aria-describedby={state === 'invalid' ? `${id}-error` : undefined}
          onChange={() => state !== 'sending' && setState('empty')}
        />
        <SubmitButton isBusy={state === 'sending'}>{newsletterWording.subscribe}</SubmitButton>
      </div>
      {state === 'invalid' && (
        <p className="err" id={`${id}-error`} role="alert">
          <Icon name="circle-alert" />
          {newsletterWording.invalidEmail}
        </p>
      )}
      {state === 'subscribed' && (
        <Notice tone="success">
          {newsletterWording.subscribed} {newsletterWording.toConfirm}
        </Notice>
      )}
      {typeof state === 'object' && <Notice tone="danger">{state.problem}</Notice>}
      {children}
    </form>
  );
}

async function subscribe(email: string): Promise<'subscribed' | { problem: string }> {
  try {
    await browserApi('POST /api/v1/actions/subscriptions/', { body: { email } });
    return 'subscribed';
  } catch (error) {
    return {
      problem: rateLimitMessage(error) ?? (wasAnswered(error) ? newsletterWording.refused : newsletterWording.failed),
    };
  }
}
