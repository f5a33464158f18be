import {
  attributionHeader,
  type Call,
  contract,
  errorBody,
  formHeader,
  proofHeader,
} from '@foyer/adapters-http/wire';
import * as z from 'zod/mini';

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values<Call>(contract)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Foyer reference API',
      version: '0.1.0',
      description: 'Generated from the wire contract that the HTTP adapters call through.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { member: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(call: Call): Record<string, unknown> {
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Requirement ${call.id}.`,
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.isPublicForm === true ? [formParameter, attributionParameter, proofParameter] : []),
    ],
    ...(call.body._zod.def.type !== 'undefined' && {
      requestBody: { required: true, content: json(schemaOf(call.body, 'input')) },
    }),
    responses: {
      200: { description: 'Done.', content: json(schemaOf(call.answer, 'output')) },
      default: {
        description: 'Refused: the code says why, `field` names the part at fault.',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
    ...(call.needsToken && { security: [{ member: [] }] }),
  };
}

const formParameter = headerParameter(
  formHeader,
  'How a form on a page was filled in: `age=2400`, the ms it was on the screen, and `age=2400, filled` if its hidden field has text. Clients without a form leave it out. A filled field is refused with 403 LOOKS_AUTOMATED, a shorter time than 2000 with 429 PROOF_REQUIRED.',
);

const attributionParameter = headerParameter(
  attributionHeader,
  'What brought the visitor, as percent-encoded JSON: `first` and `last`, each with `at`, `page`, `referrer`, `embeddedIn` and `parameters`. Stored with a lead; anything else is ignored.',
);

const proofParameter = headerParameter(
  proofHeader,
  'The solution of the `challenge` that came with a 429 to the same call: `{"challenge": …, "solution": {"counter", "derivedKey"}}` as JSON in base64. It counts once.',
);

function headerParameter(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } };
}

function parameters(schema: z.ZodMiniType, place: 'path' | 'query'): Record<string, unknown>[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
}

function json(schema: object): Record<string, unknown> {
  return { 'application/json': { schema } };
}
