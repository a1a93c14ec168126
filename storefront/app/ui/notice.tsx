import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The result of an action, announced when it appears. */
export function Notice({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  return (
    <p className={`msg msg--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={tone === 'danger' ? 'circle-alert' : 'circle-check'} />
      {children}
    </p>
  );
}
