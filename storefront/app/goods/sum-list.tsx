import type { Kopiykas } from '@shop/domain/money.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import type { ReactNode } from 'react';
import './sum-list.css';

/** The total of an order, with its parts above and the payment below. */
export function SumList({ total, children, after }: { total: Kopiykas; children: ReactNode; after?: ReactNode }) {
  return (
    <dl className="sum">
      {children}
      <div className="sum__total">
        <dt>{sumsWording.total}</dt>
        <dd>{exactHryvnias(total)}</dd>
      </div>
      {after}
    </dl>
  );
}

export function Sum(props: { name: string; isDiscount?: boolean; children: string }) {
  return (
    <div>
      <dt className="soft">{props.name}</dt>
      <dd className={props.isDiscount ? 'sum__discount' : undefined}>{props.children}</dd>
    </div>
  );
}
