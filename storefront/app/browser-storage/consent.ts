import { storedValue, useStoredValue } from './stored-value.ts';

/** What the visitor allows the shop to load: statistics and advertising tags, or only what the shop needs. */
export type Consent = 'all' | 'necessary';

/** Raise it to ask all visitors again. */
export const consentVersion = 1;

type KeptConsent = { version: number; choice: Consent; date: string };

const consent = storedValue('consent', acceptConsent);

/** Undefined until the visitor has chosen. */
export const readConsent = () => consent.read()?.choice;

export const useConsent = () => useStoredValue(consent)?.choice;

export function keepConsent(choice: Consent): void {
  consent.change(() => ({ version: consentVersion, choice, date: new Date().toISOString() }));
}

function acceptConsent(found: unknown): KeptConsent | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { version, choice } = found as KeptConsent;
  return version === consentVersion && (choice === 'all' || choice === 'necessary')
    ? (found as KeptConsent)
    : undefined;
}
