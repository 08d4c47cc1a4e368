import { type Endpoint, pathParameters } from './endpoint.ts';

/** What goes over the wire for a call: values in the path and query, or else as JSON. */
export type Request = { method: string; url: string; json: Record<string, unknown> | null };

/** The query is for reading, and for what is said beside a file. */
export function requestOf(
  { method, path, file }: Pick<Endpoint, 'method' | 'path' | 'file'>,
  input: object,
): Request {
  const values: Record<string, unknown> = { ...input };
  let url = `/api${path}`;
  for (const name of pathParameters(path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(values[name])));
    delete values[name];
  }
  if (method === 'GET' || file !== undefined) return { method, url: url + queryString(values), json: null };
  return { method, url, json: Object.keys(values).length > 0 ? values : null };
}

function queryString(values: Record<string, unknown>): string {
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const written = said.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return written.length === 0 ? '' : `?${written.join('&')}`;
}
