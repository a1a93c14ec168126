import { z } from 'zod';
import { isAllowed, isOnlyOwners } from './admin/rights.ts';
import { roleRights, staffRoles } from './admin/roles.ts';
import { apiIntroduction } from './api-introduction.ts';
import { apiTags, findTag } from './api-tags.ts';
import type { Endpoint } from './endpoint.ts';
import { errorAnswers } from './error-answers.ts';
import { type ErrorCode, saysErrorToo } from './errors.ts';

type Json = Record<string, unknown>;
/** By bearer token, or by cookie. Changes by cookie must come from the shop's own pages. */
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
  staff: { type: 'apiKey', in: 'cookie', name: 'staff_token' },
};

/** Examples of the document. They are Ukrainian, so the caller passes them in. */
export type ApiExamples = {
  /** By the name of the call. */
  calls: Record<string, { body?: unknown; reply?: unknown }>;
  /** The message of a refusal and its details. */
  refusals: Partial<Record<ErrorCode, { detail: string; details?: object }>>;
};

const schemasAt = '#/components/schemas/';

/** The OpenAPI document of a list of endpoints, from the schemas that check requests and answers. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  shop: { title: string; version: string; url: string },
  examples: ApiExamples = { calls: {}, refusals: {} },
): Json {
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each, examples) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: shop.title,
      version: shop.version,
      description: apiIntroduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: shop.url }],
    tags: apiTags.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: usedSchemas(paths), securitySchemes },
  };
}

function operation(endpoint: Endpoint, examples: ApiExamples): Json {
  const { body: exampleBody, reply: exampleReply } = examples.calls[endpoint.name] ?? {};
  const body = endpoint.method === 'GET' ? {} : toJsonSchema(endpoint.body, 'input');
  const hasBody =
    endpoint.bodyType === 'application/octet-stream' || '$ref' in body || Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `${endpoint.summary}. ${callerSentence(endpoint)}`,
    tags: [findTag(endpoint.path)],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { [endpoint.bodyType]: { schema: body, ...(exampleBody !== undefined && { example: exampleBody }) } },
      },
    }),
    security: securityOf(endpoint),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.status !== 204 && {
          content: {
            [endpoint.replyType]: {
              schema: toJsonSchema(endpoint.reply, 'output'),
              ...(exampleReply !== undefined && { example: exampleReply }),
            },
          },
        }),
      },
      ...errorResponses(endpoint, hasBody, examples),
    },
  };
}

function securityOf({ needs }: Endpoint): Json[] {
  if (needs === 'anybody') return [];
  return needs === 'customer'
    ? [{ bearer: [] }, { cookie: [] }]
    : [{ staff: needs.staff === 'everybody' ? [] : [...needs.staff] }];
}

function callerSentence({ needs }: Endpoint): string {
  if (needs === 'anybody') return 'Anybody may call it.';
  if (needs === 'customer') return 'For a customer who is signed in.';
  if (needs.staff === 'everybody') return 'For staff: all of them.';
  const holders = staffRoles.filter((role) => isAllowed(needs, roleRights[role])).map((role) => role.replace('_', ' '));
  const named = needs.staff.map((each) => `\`${each}\``).join(' or ');
  const others = needs.staff.every(isOnlyOwners) ? [] : ['own roles that have it'];
  return `For staff: ${[...holders, ...others].join(', ')} (the right ${named}).`;
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodType): Json[] {
  const { required = [] } = toJsonSchema(schema, 'input') as { required?: string[] };
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function errorResponses(endpoint: Endpoint, hasBody: boolean, examples: ApiExamples): Record<string, Json> {
  return Object.fromEntries(
    errorAnswers(endpoint, hasBody).map(({ status, codes, schema }) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': { schema: toJsonSchema(schema, 'output'), ...exampleRefusals(codes, endpoint, examples) },
        },
      },
    ]),
  );
}

function exampleRefusals(codes: readonly ErrorCode[], { path, method }: Endpoint, { refusals }: ApiExamples): Json {
  const examples = codes.flatMap((code): [string, { value: Json }][] => {
    const told = refusals[code];
    if (told === undefined) return [];
    const { detail, details = {} } = told;
    const error = saysErrorToo(path) ? { error: detail } : {};
    const request_id = '5a1c6b1e-2f0d-4c5e-9b7a-3d2e1f0a9c8b';
    // `invalid_request` has the messages of fields instead of a code.
    if (code === 'invalid_request') return method === 'GET' ? [] : [[code, { value: { ...details, ...error } }]];
    if (code === 'request_timeout') return [[code, { value: { detail, code } }]];
    return [[code, { value: { detail, code, request_id, ...details, ...error } }]];
  });
  return examples.length === 0 ? {} : { examples: Object.fromEntries(examples) };
}

function propertiesOf(schema: z.ZodType): Json {
  return (toJsonSchema(schema, 'input') as { properties?: Json }).properties ?? {};
}

/** One schema, its named parts replaced by references to the components. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, $defs: _named, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${schemasAt}`));
}

/** Schemas that calls refer to, directly or not. */
function usedSchemas(paths: Json): Json {
  const all = namedSchemas();
  const used: Json = {};
  const take = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      if (name! in used || !(name! in all)) continue;
      used[name!] = all[name!];
      take(all[name!]);
    }
  };
  take(paths);
  return Object.fromEntries(Object.entries(used).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: 'input', uri: (id) => `${schemasAt}${id}` }) as {
    schemas: Record<string, Json>;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]),
  );
}
