export type EmulatedAnswer = { status: number; body: unknown };
export type Rows = { rows: unknown[]; total: number };
/** A refusal of the carrier; the code is empty if it is unknown. */
export type Refused = { code: RefusalCode | ''; text: string };
export type RefusalCode = keyof typeof refusals;

/** The carrier's error codes and texts. */
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

export function toRows(rows: unknown[]): Rows {
  return { rows, total: rows.length };
}

export function success(data: unknown[], info: unknown): EmulatedAnswer {
  return { status: 200, body: { ...emptyEnvelope, success: true, data, info } };
}

/** Like the carrier: errors have status 200, and error codes are an object instead of a list. */
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
