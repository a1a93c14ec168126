import { isDecided } from '@shop/contract/refusal.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { type AppliedCertificate, changeDraft } from '../../../browser-storage/checkout-draft.ts';

/** The gift certificates applied to the order, and the error of the last one entered. */
export function useCertificates(applied: readonly AppliedCertificate[]) {
  const [error, setError] = useState<string>();
  const latest = useRef(applied);
  latest.current = applied;

  /** Resolves to whether the certificate was added. */
  async function apply(code: string): Promise<boolean> {
    setError(undefined);
    try {
      const certificate = await askCertificate(code);
      if (isApplied(latest.current, certificate.serial_number)) throw alreadyApplied;
      changeDraft((draft) => ({ certificates: [...draft.certificates, certificate] }));
      return true;
    } catch (failure) {
      setError(
        failure === alreadyApplied
          ? checkoutWording.certificateTwice
          : errorMessage(failure, checkoutWording.certificateFailed),
      );
      return false;
    }
  }
  /** Balances may have changed. A failed request leaves them as they are. */
  const checkAgain = useCallback(async () => {
    const asked = latest.current.map(({ serial_number }) => serial_number);
    const settled = await Promise.allSettled(asked.map(askCertificate));
    const answers = new Map(settled.map((answer, index) => [asked[index], answer]));
    // Only certificates still applied: one may have been removed during the request.
    for (const { serial_number } of latest.current) {
      const answer = answers.get(serial_number);
      if (answer?.status === 'fulfilled') put(serial_number, [answer.value]);
      else if (answer && isDecided(answer.reason)) {
        put(serial_number, []);
        setError(errorMessage(answer.reason, checkoutWording.certificateFailed));
      }
    }
  }, []);
  useEffect(() => void checkAgain(), [checkAgain]);

  function remove(serial: string) {
    setError(undefined);
    put(serial, []);
  }
  return { applied, error, setError, apply, checkAgain, remove };
}

const alreadyApplied = new Error('certificate already applied');

/** Replaces the certificate with this number. */
function put(serial: string, instead: readonly AppliedCertificate[]): void {
  changeDraft((draft) => ({
    certificates: draft.certificates.flatMap((each) => (isSame(each.serial_number, serial) ? instead : [each])),
  }));
}

/** Ignores case and surrounding spaces. */
function isSame(left: string, right: string): boolean {
  return left.trim().toUpperCase() === right.trim().toUpperCase();
}

export function isApplied(applied: readonly AppliedCertificate[], code: string): boolean {
  return applied.some((each) => isSame(each.serial_number, code));
}

async function askCertificate(code: string): Promise<AppliedCertificate> {
  const body = { serial_number: code };
  const { serial_number, amount, status } = await browserApi('POST /api/v1/orders/certificate/validate/', { body });
  return { serial_number, amount, status };
}
