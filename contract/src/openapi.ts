import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { errorAnswers } from './error-answers.ts';

type Json = Record<string, unknown>;
/** By token, or by the cookie that the shop has set; what changes something by cookie must come from the shop's own pages. */
const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'access_token' },
  staff: { type: 'apiKey', in: 'cookie', name: 'staff_token' },
};
const schemasAt = '#/components/schemas/';

/** The OpenAPI document of a list of endpoints, from the schemas that check requests and answers. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  shop: { title: string; version: string; url: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const each of endpoints) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) };
  }
  return {
    openapi: '3.1.0',
    info: { title: shop.title, version: shop.version },
    servers: [{ url: shop.url }],
    paths,
    components: { schemas: namedSchemas(), securitySchemes },
  };
}

function operation(endpoint: Endpoint): Json {
  const body = endpoint.method === 'GET' ? {} : schemaOf(endpoint.body, 'input');
  const hasBody =
    endpoint.bodyType === 'application/octet-stream' || '$ref' in body || Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3]],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(hasBody && { requestBody: { required: true, content: { [endpoint.bodyType]: { schema: body } } } }),
    ...securityOf(endpoint),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.status !== 204 && {
          content: { [endpoint.replyType]: { schema: schemaOf(endpoint.reply, 'output') } },
        }),
      },
      ...errorResponses(endpoint, hasBody),
    },
  };
}

function securityOf({ needs }: Endpoint): Json {
  if (needs === 'anybody') return {};
  return needs === 'customer'
    ? { security: [{ bearer: [] }, { cookie: [] }] }
    : { security: [{ staff: [...needs.staff] }] };
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodType): Json[] {
  const { required = [] } = schemaOf(schema, 'input') as { required?: string[] };
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function errorResponses(endpoint: Endpoint, hasBody: boolean): Record<string, Json> {
  return Object.fromEntries(
    errorAnswers(endpoint, hasBody).map(({ status, codes, schema }) => [
      status,
      { description: codes.join(', '), content: json(schemaOf(schema, 'output')) },
    ]),
  );
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

function propertiesOf(schema: z.ZodType): Json {
  return (schemaOf(schema, 'input') as { properties?: Json }).properties ?? {};
}

/** One schema, its named parts replaced by references to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, $defs: _named, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', `"${schemasAt}`));
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { io: 'input', uri: (id) => `${schemasAt}${id}` }) as {
    schemas: Record<string, Json>;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]),
  );
}
