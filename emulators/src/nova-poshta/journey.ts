/** The carrier's status codes and texts. */
export const statuses = {
  1: 'Відправник самостійно створив цю накладну, але ще не надав до відправки',
  2: 'Видалено',
  4: 'Відправлення у місті відправника',
  5: 'Відправлення прямує до міста одержувача',
  7: 'Прибув на відділення',
  8: 'Прибув на відділення (завантажено в Поштомат)',
  9: 'Відправлення отримано',
  10: 'Відправлення отримано. Протягом доби ви одержите SMS-повідомлення про надходження грошового переказу',
  11: 'Відправлення отримано. Грошовий переказ видано одержувачу',
  101: 'На шляху до одержувача',
  102: 'Відмова одержувача (створено замовлення на повернення)',
  103: 'Відмова одержувача',
  105: 'Припинено зберігання',
  111: 'Невдала спроба доставки через відсутність одержувача',
} as const;

export type StatusCode = keyof typeof statuses;

export type Journey = {
  code: StatusCode;
  /** In milliseconds. */
  since: number;
  isLocker: boolean;
  /** The courier brings it; absent in files of earlier versions. */
  isToDoor?: boolean;
  /** Cash on delivery. */
  isPaidOnReceipt: boolean;
};

const minute = 60_000;

/** The next status of a parcel and the time until then: minutes instead of days, for a demonstration. */
function nextStop({
  code,
  isLocker,
  isToDoor,
  isPaidOnReceipt,
}: Journey): { code: StatusCode; afterMs: number } | undefined {
  if (code === 1) return { code: 4, afterMs: 5 * minute };
  if (code === 4) return { code: 5, afterMs: 2 * minute };
  if (code === 5) return { code: isToDoor ? 101 : isLocker ? 8 : 7, afterMs: 3 * minute };
  if (code === 7 || code === 8 || code === 101) return { code: isPaidOnReceipt ? 10 : 9, afterMs: 5 * minute };
  return code === 10 ? { code: 11, afterMs: 2 * minute } : undefined;
}

/** The parcel with its current status. */
export function travelled<Parcel extends Journey>(parcel: Parcel, now: number): Parcel {
  const stop = nextStop(parcel);
  if (stop === undefined || parcel.since + stop.afterMs > now) return parcel;
  return travelled({ ...parcel, code: stop.code, since: parcel.since + stop.afterMs }, now);
}

export function oneStopOn<Parcel extends Journey>(parcel: Parcel, now: number): Parcel {
  const stop = nextStop(parcel);
  return stop === undefined ? parcel : { ...parcel, code: stop.code, since: now };
}
