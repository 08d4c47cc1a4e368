import { expect, test } from 'vitest';
import { pathParameters } from '#platform/contract/endpoint.ts';
import { openApiDocument } from '#platform/server/http/openapi.ts';
import { testKindred } from '#testing/api/kindred.ts';

type Parameter = { name: string; in: string; required: boolean; schema: object };
type Operation = {
  summary: string;
  security?: object[];
  parameters: Parameter[];
  requestBody?: {
    content: {
      'application/json': {
        schema: { properties: object; required: string[]; additionalProperties: boolean };
      };
    };
  };
  responses: Record<string, { description: string; content?: object }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const kindred = await testKindred();
const { server, routes } = kindred.app;
const document = (await server.inject({ method: 'GET', url: '/api/openapi.json' })).json<Document>();

const operationOf = (method: string, url: string): Operation | undefined =>
  document.paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('the document says what it is', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Kindred API', version: '1' });
});

test('every served call is in it, and nothing else', () => {
  const listed = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(listed).toHaveLength(routes.length);
  for (const { endpoint, url } of routes) {
    const operation = operationOf(endpoint.method, url);
    expect([url, operation?.summary]).toEqual([url, endpoint.summary]);
    expect(endpoint.summary).not.toBe('');
  }
});

test('path parameters are declared, required, and not asked for again in the body', () => {
  for (const { endpoint, url } of routes) {
    const operation = operationOf(endpoint.method, url);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect([url, inPath.map(({ name }) => name).toSorted()]).toEqual([url, pathParameters(url).toSorted()]);
    expect([url, inPath.every(({ required }) => required)]).toEqual([url, true]);
    const body = Object.keys(operation?.requestBody?.content['application/json']?.schema.properties ?? {});
    const whole = [...inPath.map(({ name }) => name), ...body, ...queryOf(operation)];
    expect([url, whole.toSorted()]).toEqual([url, Object.keys(endpoint.input.shape).toSorted()]);
  }
});

function queryOf(operation: Operation | undefined): string[] {
  return (operation?.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
}

test('calls for signed-in users name the token, open ones do not', () => {
  for (const { endpoint, url } of routes) {
    const { security } = operationOf(endpoint.method, url) ?? {};
    expect([url, security]).toEqual([url, endpoint.access.anonymous ? undefined : [{ session: [] }]]);
  }
});

test('every call describes its reply and the shape of a refusal', () => {
  for (const { endpoint, url } of routes) {
    const { responses = {} } = operationOf(endpoint.method, url) ?? {};
    // Who has to prove anew who they are reads how.
    const proof = endpoint.stepUp === undefined ? [] : ['403'];
    const described = [String(endpoint.status ?? 200), ...proof, 'default'];
    expect([url, Object.keys(responses)]).toEqual([url, described]);
  }
  expect(JSON.stringify(operationOf('POST', '/api/uber/acting-as'))).toContain('POST /api/step-up');
  expect(JSON.stringify(document.paths)).toContain('#/components/schemas/Error');
  expect(document.components.schemas['Error']).toMatchObject({ required: ['type', 'i18n'] });
});

test('unknown fields are refused in the document as on the wire', () => {
  const login = operationOf('POST', '/api/login')?.requestBody?.content['application/json'].schema;
  expect(login).toMatchObject({ additionalProperties: false, required: ['username', 'password'] });
});

test('what may be left out of a request is not said to be required', () => {
  const request = operationOf('POST', '/api/account-request')?.requestBody?.content['application/json']
    .schema;
  expect(request?.required.toSorted()).toEqual(['email', 'first_name', 'last_name', 'my_role']);
});

test('the document is plain data: nothing in it depends on when it is made', () => {
  expect(JSON.parse(JSON.stringify(openApiDocument('Kindred', routes)))).toEqual(document);
});

test('the demo has a page to read it on, without scripts', async () => {
  const page = await server.inject({ method: 'GET', url: '/api/docs' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  );
  expect(page.body).not.toContain('<script');
  for (const { url } of routes) expect(page.body).toContain(url);
  const style = await server.inject({ method: 'GET', url: '/api/docs.css' });
  expect(style.headers['content-type']).toContain('text/css');
});
