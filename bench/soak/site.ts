import http from 'node:http';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { requestOf } from '#platform/contract/request.ts';

export type Site = { address: string; studentHost: string };
export type Answer = { status: number; bytes: number; json(): unknown };
type As = { token?: string; host?: string };
/** `status`: what it has to be answered with; otherwise anything but a fault. */
type Ask = As & { body?: unknown; file?: Buffer; status?: number };

/** A call of the contract. */
export function call(site: Site, endpoint: Endpoint, input: object, who: As & { file?: Buffer } = {}) {
  const { method, url, json } = requestOf(endpoint, input);
  return ask(site, method, url, { ...who, ...(json === null ? {} : { body: json }) });
}

/** One request to its end, as a browser makes it. `fetch` would not let us name the student site's host. */
export function ask(
  site: Site,
  method: string,
  url: string,
  { token, host, body, file, status: wanted }: Ask = {},
) {
  const { hostname, port } = new URL(site.address);
  const headers = {
    host: host ?? `localhost:${port}`,
    ...(token === undefined ? {} : { 'access-token': `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
  };
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ hostname, port, path: url, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(pieces);
        const status = response.statusCode ?? 0;
        if (wanted === undefined ? status >= 400 : status !== wanted) {
          reject(new Error(`${method} ${url.replaceAll(/\d+/g, 'N')} answered ${status}`));
        } else resolve({ status, bytes: whole.length, json: () => JSON.parse(whole.toString('utf8')) });
      });
    });
    request.on('error', reject);
    request.end(file ?? (body === undefined ? undefined : JSON.stringify(body)));
  });
}
