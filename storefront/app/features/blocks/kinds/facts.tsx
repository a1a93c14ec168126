import type { BlockProps } from '../block-props.ts';
import './facts.css';

/** Short promises in a row. */
export function FactsBlock({ id, data: { items } }: BlockProps<'facts'>) {
  return (
    <div className="facts" id={id}>
      <ul className="page">
        {items.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
