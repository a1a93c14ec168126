import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { commonErrors, type ErrorCode, errorCatalogue } from './errors.ts';

type Json = Record<string, unknown>;
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
    components: { schemas: { ...namedSchemas(), ...errorSchemas } },
  };
}

function operation(endpoint: Endpoint): Json {
  const hasBody = endpoint.method !== 'GET' && Object.keys(propertiesOf(endpoint.body)).length > 0;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[3]],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(hasBody && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: {
      [endpoint.status]: { description: 'Success', content: json(schemaOf(endpoint.reply, 'output')) },
      ...refusals([...endpoint.refusals, ...commonErrors]),
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType): Json[] {
  const { required = [] } = schemaOf(schema, 'input') as { required?: string[] };
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function refusals(codes: readonly ErrorCode[]): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => String(errorCatalogue[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.join(', '),
        content: json({ $ref: `${schemasAt}${status === '400' ? 'FieldErrors' : 'Error'}` }),
      },
    ]),
  );
}

const errorSchemas = {
  Error: {
    type: 'object',
    required: ['detail', 'code'],
    properties: {
      detail: { type: 'string', description: 'Ukrainian words to show' },
      code: { type: 'string', enum: Object.keys(errorCatalogue) },
      request_id: { type: 'string', description: 'The request number, also in the log' },
    },
  },
  FieldErrors: {
    type: 'object',
    description: 'Field name to messages; errors of the whole form are under non_field_errors',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
};

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
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => `${schemasAt}${id}` }) as {
    schemas: Record<string, Json>;
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]),
  );
}
