export type EmulatedAnswer = { status: number; body: unknown };
export type Rows = { rows: unknown[]; total: number };
/** Which of the carrier's refusals; nothing stands for those whose code is not known. */
export type Refused = { code: RefusalCode | ''; text: string };
export type RefusalCode = keyof typeof refusals;

/** The carrier's own codes and words. */
const refusals = {
  20000101582: 'User is undefined',
  20000200068: 'API auth fail',
  20000200103: 'CityRecipient not found',
  20000200104: 'CityRecipient not selected',
  20000200119: 'Cost is too high',
  20000200152: 'Description too long',
  20000200159: 'Documents must be array',
  20000200266: 'RecipientAddress is incorrect',
  20000200329: 'SenderAddress not selected',
  20000200373: 'Weight is invalid',
  20000200380: 'Weight is too high for this postomat',
  20000201384: 'RecipientWarehouse not found or temporarily not working',
  20000201671: 'RecipientPhone must be mobile',
  20000201788: 'SendersPhone cannot be equal to RecipientsPhone',
  20000201814: 'OptionsSeat dimensions required',
  20000400455: 'DateTime cannot be less than now',
  20000401501: 'To many requests',
  20000402706: 'Method not found',
  20000500619: 'Page is incorrect',
  20001401442: 'Document number is not correct',
} as const;

export function refused(code: RefusalCode): Refused {
  return { code, text: refusals[code] };
}

export function refusedWithoutCode(text: string): Refused {
  return { code: '', text };
}

export function allOf(rows: unknown[]): Rows {
  return { rows, total: rows.length };
}

export function success(data: unknown[], info: unknown): EmulatedAnswer {
  return { status: 200, body: { ...emptyEnvelope, success: true, data, info } };
}

/** Errors come with status 200, and their codes in an object where a list is expected. */
export function refusal({ code, text }: Refused): EmulatedAnswer {
  const errorCodes = code === '' ? [] : { 1: String(code) };
  return { status: 200, body: { ...emptyEnvelope, success: false, errors: [text], errorCodes } };
}

const emptyEnvelope = {
  data: [],
  errors: [],
  warnings: [],
  info: [],
  messageCodes: [],
  errorCodes: [],
  warningCodes: [],
  infoCodes: [],
};
