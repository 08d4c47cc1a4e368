import * as z from 'zod/mini';
import { type Endpoint, pathParameters } from '../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../contract/refusal.ts';
import type { ServedRoute } from './serve.ts';

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown };

/** The document of every served call, made from the same contract that serves it. */
export function openApiDocument(title: string, routes: readonly ServedRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { endpoint, url } of routes) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Access-Token', description: 'Bearer <token>' },
      },
      schemas: { Error: errorSchema() },
    },
  };
}

function operation(endpoint: Endpoint): object {
  const input = toJson(endpoint.input, 'input');
  const inPath = pathParameters(endpoint.path);
  const properties = Object.entries(input.properties ?? {});
  const required = input.required ?? [];
  const parameter =
    (place: 'path' | 'query') =>
    ([name, schema]: [string, unknown]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    });
  const rest = properties.filter(([name]) => !inPath.includes(name));
  const isGet = endpoint.method === 'GET' || endpoint.file !== undefined;
  return {
    summary: endpoint.summary,
    description: `Access: ${endpoint.access.name}`,
    ...(endpoint.access.anonymous ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...properties.filter(([name]) => inPath.includes(name)).map(parameter('path')),
      ...(isGet ? rest.map(parameter('query')) : []),
    ],
    ...(isGet || rest.length === 0
      ? fileBody(endpoint)
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  additionalProperties: false,
                  properties: Object.fromEntries(rest),
                  required: required.filter((name) => !inPath.includes(name)),
                },
              },
            },
          },
        }),
    responses: {
      [endpoint.status ?? 200]:
        endpoint.status === 204
          ? { description: 'Done' }
          : {
              description: 'Done',
              content: {
                [endpoint.stream ? 'text/event-stream' : 'application/json']: {
                  schema: toJson(endpoint.output, 'output'),
                },
              },
            },
      ...(endpoint.stepUp === undefined ? {} : { 403: refused(PROOF[String(endpoint.stepUp)] ?? '') }),
      default: refused('Refused'),
    },
  };
}

/** Why a call that its policy allows may answer 403. */
const PROOF: Readonly<Record<string, string>> = {
  true: 'Forbidden; or of type step-up-required: prove who you are by POST /api/step-up first, and call again.',
  partly:
    'Forbidden; or, for some of what can be asked, of type step-up-required: prove who you are by POST /api/step-up first, and call again.',
  download:
    'Forbidden; or, asked for as a file, of type step-up-required: prove who you are by POST /api/step-up first, and call again.',
};

function refused(description: string): object {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function fileBody({ file }: Endpoint): object {
  if (file === undefined) return {};
  const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return { requestBody: { required: true, content } };
}

function toJson(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json as JsonSchema;
}

function errorSchema(): object {
  const message = {
    type: 'object',
    required: ['i18n'],
    properties: { i18n: { type: 'string' }, values: { type: 'object' } },
  };
  return {
    type: 'object',
    required: ['type', 'i18n'],
    properties: {
      type: { type: 'string', enum: Object.keys(ERROR_STATUS) },
      ...message.properties,
      errors: { type: 'object', additionalProperties: message },
    },
  };
}
