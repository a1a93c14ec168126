import { z } from 'zod';

const nothing = z.object({});

/** Every refusal the API can answer with. Codes are permanent: clients and logs depend on them. */
export const errorCatalogue = {
  malformed_request: { status: 400, details: nothing },
  invalid_json: { status: 400, details: nothing },
  invalid_request: { status: 400, details: z.object({ fields: z.record(z.string(), z.array(z.string())) }) },
  not_found: { status: 404, details: nothing },
  product_not_found: { status: 404, details: nothing },
  brand_not_found: { status: 404, details: nothing },
  skin_type_not_found: { status: 404, details: nothing },
  product_type_not_found: { status: 404, details: nothing },
  page_not_found: { status: 404, details: nothing },
  request_timeout: { status: 408, details: nothing },
  body_too_large: { status: 413, details: nothing },
  unsupported_media_type: { status: 415, details: nothing },
  internal_error: { status: 500, details: nothing },
  service_unavailable: { status: 503, details: nothing },
} as const satisfies Record<string, { status: number; details: z.ZodType }>;

export type ErrorCode = keyof typeof errorCatalogue;
export type ErrorDetails<Code extends ErrorCode> = z.infer<(typeof errorCatalogue)[Code]['details']>;

/** What every endpoint may answer, whatever it does. */
export const commonErrors = ['invalid_request', 'request_timeout', 'internal_error', 'service_unavailable'] as const;
