import { z } from 'zod';
import type { Endpoint } from '#contract/defineEndpoint.ts';
import { errorStatuses } from '#contract/errors.ts';

type JsonObject = Record<string, unknown>;

export interface OpenApiOptions {
  endpoints: readonly Endpoint[];
  title: string;
  serverUrl: string;
}

/** Statuses that any endpoint may answer with; 422 and 404 where they can happen. */
const commonStatuses = [429, 500, 503];

/** The OpenAPI 3.1 document of the API, made from the schemas that validate (decisions §1). */
export function openApiDocument({ endpoints, title, serverUrl }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: 'The API that the portal itself uses.' },
    servers: [{ url: serverUrl }],
    tags: [...new Set(endpoints.map(({ definition }) => definition.tag))].map((name) => ({ name })),
    paths,
    components: { schemas: { Error: errorSchema }, parameters: { Language: languageParameter } },
  };
}

function describeOperation({ name, method, definition }: Endpoint): JsonObject {
  const operation: JsonObject = {
    operationId: name,
    summary: definition.summary,
    tags: [definition.tag],
    parameters: [
      { $ref: '#/components/parameters/Language' },
      ...describeParameters(definition.params, 'path'),
      ...describeParameters(definition.query, 'query'),
      ...(definition.isIdempotent ? [idempotencyParameter] : []),
    ],
    responses: describeResponses({ name, method, definition }),
  };
  if (definition.body || definition.files) operation.requestBody = describeBody({ definition });
  if (definition.access !== 'public') operation.security = [{ bearer: [] }];
  return operation;
}

function describeParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && Object.keys(property).length > 0),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

function describeBody({ definition }: Pick<Endpoint, 'definition'>): JsonObject {
  const schema = definition.body ? toJsonSchema(definition.body, 'input') : { type: 'object' };
  if (!definition.files) return { required: true, content: { 'application/json': { schema } } };
  const files = Object.entries(definition.files).map(([name, { maxBytes }]) => [
    name,
    { type: 'string', format: 'binary', description: `At most ${maxBytes} bytes.` },
  ]);
  const { properties = {} } = schema as { properties?: JsonObject };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { ...schema, properties: { ...properties, ...Object.fromEntries(files) } } },
    },
  };
}

function describeResponses({ method, definition }: Pick<Endpoint, 'name' | 'method' | 'definition'>): JsonObject {
  const status = definition.successStatus ?? 200;
  const success =
    status === 204
      ? { description: 'Done; no body.' }
      : {
          description: 'Success.',
          content: definition.download
            ? describeFile(definition.download)
            : {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['success', 'data', 'message'],
                    properties: {
                      success: { const: true },
                      data: toJsonSchema(definition.data, 'output'),
                      message: { type: ['string', 'null'] },
                    },
                  },
                },
              },
        };
  const isForMembers = ['member', 'messaging', 'staff'].includes(definition.access);
  const isByMail = definition.access !== 'public' && !isForMembers;
  const refusals = [
    ...(definition.params ? [404] : []),
    ...(isForMembers ? [401] : []),
    ...(definition.query || definition.body || definition.files || isByMail ? [422] : []),
    ...(method === 'GET' ? [] : [400, 403, 413, 415]),
    ...(definition.isIdempotent || (isForMembers && method !== 'GET') ? [409] : []),
    ...commonStatuses,
  ].sort((a, b) => a - b);
  const successes = definition.saysIfNew ? { [status]: success, 201: success } : { [status]: success };
  return { ...successes, ...Object.fromEntries(refusals.map((refusal) => [refusal, refusalResponse(refusal)])) };
}

function describeFile(types: readonly string[]): JsonObject {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function refusalResponse(status: number): JsonObject {
  const codes = Object.entries(errorStatuses).filter(([, of]) => of === status);
  return {
    description: codes.map(([code]) => `\`${code}\``).join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonObject;
  return rest;
}

const languageParameter = {
  name: 'Language',
  in: 'header',
  required: false,
  description: 'Language of messages and of localized fields; English when absent.',
  schema: { enum: ['en', 'ar'] },
};

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a call with the same key and body gives the first answer again, for 48 hours.',
  schema: { type: 'string', maxLength: 255 },
};

const errorSchema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: "A sentence in the caller's language." },
    code: { enum: Object.keys(errorStatuses) },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Sentences by field.',
    },
    state: { type: 'object', description: 'What made a rule refuse.' },
  },
};
