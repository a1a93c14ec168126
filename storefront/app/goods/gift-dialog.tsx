import { longestMessage, longestRecipientName, sendingDays } from '@shop/domain/gifts.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { giftWording } from '@shop/wording/gifts.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { useEffect, useId, useRef } from 'react';
import { forgetGift, type Gift, keepGift } from '../browser-storage/gifts.ts';
import { Notice } from '../ui/notice.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Typed, useForm } from '../ui/use-form.ts';
import { checkGift, type GiftField, giftFields } from './check-gift.ts';
import '../ui/dialog.css';

/** Asks for the recipient of a certificate. The input stays in the browser until the order is sent. */
export function GiftDialog({
  variantId,
  gift,
  onClose,
}: {
  variantId: number;
  /** The details entered before. */
  gift: Gift | undefined;
  onClose: () => void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const today = kyivDate(new Date());
  const { first, last } = sendingDays(today);
  const close = () => dialog.current?.close();
  const { form, typed, errors, notice } = useForm<GiftField>({
    names: giftFields,
    check: (current) => checkGift(current, today),
    send: async (current) => {
      keepGift({ variantId, ...trimmed(current) });
      close();
      return undefined;
    },
    whenBroken: pagesWording.failed,
  });
  useEffect(() => dialog.current?.showModal(), []);
  function remove() {
    forgetGift(variantId);
    close();
  }
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={id}
      onClose={(event) => {
        // React, unlike browsers, lets `close` bubble: the cart drawer around it would close as well.
        event.stopPropagation();
        onClose();
      }}
    >
      <form {...form} className="gift__form">
        <h2 className="t-heading" id={id}>
          {giftWording.title}
        </h2>
        <p className="soft t-small">{giftWording.hint}</p>
        <TextField
          label={giftWording.name}
          name="name"
          autoComplete="off"
          maxLength={longestRecipientName}
          defaultValue={gift?.name}
          error={errors.name}
        />
        <div>
          <TextAreaField
            label={giftWording.message}
            name="message"
            rows={4}
            maxLength={longestMessage}
            defaultValue={gift?.message}
            aria-describedby={`${id}-left`}
            error={errors.message}
          />
          <p className="help gift__help" id={`${id}-left`}>
            {giftWording.left(longestMessage - typed.message.length)}
          </p>
        </div>
        <div>
          <TextField
            label={giftWording.email}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={gift?.email}
            aria-describedby={`${id}-email`}
            error={errors.email}
          />
          <p className="help gift__help" id={`${id}-email`}>
            {giftWording.emailHint}
          </p>
        </div>
        <div>
          <TextField
            label={giftWording.sendOn}
            name="sendOn"
            type="date"
            min={first}
            max={last}
            defaultValue={gift?.sendOn}
            aria-describedby={`${id}-day`}
            error={errors.sendOn}
          />
          <p className="help gift__help" id={`${id}-day`}>
            {giftWording.sendOnHint}
          </p>
        </div>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <div className="gift__ways">
          <button type="submit" className="btn btn--primary">
            {giftWording.save}
          </button>
          <button type="button" className="btn btn--line" onClick={close}>
            {giftWording.cancel}
          </button>
          {gift && (
            <button type="button" className="linkbtn mute" onClick={remove}>
              <span className="link">{giftWording.remove}</span>
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}

function trimmed({ name, email, message, sendOn }: Typed<GiftField>): Typed<GiftField> {
  return { name: name.trim(), email: email.trim(), message: message.trim(), sendOn };
}
