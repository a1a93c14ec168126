import { giftWording } from '@shop/wording/gifts.ts';
import { useState } from 'react';
import { useGifts } from '../browser-storage/gifts.ts';
import type { CartItem } from './cart-item.ts';
import { GiftDialog } from './gift-dialog.tsx';
import { itemKind } from './item-kind.ts';
import './gift-line.css';

/** The recipient of this certificate, or a button to enter one. */
export default function GiftLine({ item }: { item: CartItem }) {
  const gift = useGifts().find(({ variantId }) => variantId === item.id);
  const [isAsked, setIsAsked] = useState(false);
  const words = gift ? giftWording.edit : giftWording.add;
  return (
    <div className="gift">
      {gift && <span className="gift__who">{giftWording.short(gift)}</span>}
      <button
        type="button"
        className="linkbtn gift__ask"
        aria-haspopup="dialog"
        aria-label={gift ? giftWording.editOf(gift.name) : giftWording.addOf(itemKind(item))}
        onClick={() => setIsAsked(true)}
      >
        <span className="link">{words}</span>
      </button>
      {isAsked && <GiftDialog variantId={item.id} gift={gift} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
