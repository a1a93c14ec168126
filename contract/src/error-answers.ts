import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import {
  bodyErrors,
  commonErrors,
  customerErrors,
  type ErrorCode,
  errorCatalogue,
  FieldErrors,
  formErrors,
  repeatedErrors,
  saysErrorToo,
  staffErrors,
} from './errors.ts';

type ErrorAnswer = { status: number; codes: ErrorCode[]; schema: z.ZodType };

const words = z.string().meta({ description: 'Ukrainian words to show' });
const requestId = z.string().meta({ description: 'The request number, also in the log' });

const FieldErrorsOfOrders = z.object({ error: words }).catchall(z.union([z.array(z.string()), FieldErrors]));

/** All error replies of a call, by status. */
export function errorAnswers(endpoint: Endpoint, hasBody: boolean): ErrorAnswer[] {
  const ofBody = endpoint.bodyType === 'multipart/form-data' ? formErrors : bodyErrors;
  const codes: ErrorCode[] = [
    ...endpoint.refusals,
    ...errorsOfCaller(endpoint),
    ...(hasBody ? ofBody : []),
    ...commonErrors,
  ];
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return [...byStatus].map(([status, those]) => {
    const byDetails = Map.groupBy(those, (code) => errorCatalogue[code].details);
    const answers = [...byDetails.values()].map((alike) => answerSchema(alike, endpoint));
    return { status, codes: those, schema: answers.length === 1 ? answers[0]! : z.union(answers) };
  });
}

function errorsOfCaller({ needs, method }: Endpoint): readonly ErrorCode[] {
  if (needs === 'customer') return customerErrors;
  if (needs === 'anybody') return [];
  return method === 'GET' ? staffErrors : [...staffErrors, ...repeatedErrors];
}

/** Codes with the same details share one schema. */
function answerSchema(codes: readonly ErrorCode[], endpoint: Endpoint): z.ZodType {
  const [code] = codes;
  if (code === 'invalid_request') return saysErrorToo(endpoint.path) ? FieldErrorsOfOrders : FieldErrors;
  const named = { detail: words, code: z.enum(codes) };
  // An incomplete request has no request id, and its endpoint is unknown.
  if (code === 'request_timeout') return z.object(named);
  const { shape } = errorCatalogue[code!].details;
  return z.object({ ...named, request_id: requestId, ...shape, ...(saysErrorToo(endpoint.path) && { error: words }) });
}
