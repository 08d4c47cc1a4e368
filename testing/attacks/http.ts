import http from 'node:http';
import { connect } from 'node:net';

export type Sent = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** An object goes as JSON; text and bytes go as they are, under the type that `headers` names. */
  body?: unknown;
};

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  json: () => ReturnType<typeof JSON.parse>;
};

/** One request over a connection, exactly as written: `fetch` would mend addresses and headers that are attacks. */
export function send(origin: string, { method = 'GET', path, headers = {}, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const payload = body === undefined ? undefined : isRaw ? body : JSON.stringify(body);
  const all = {
    host: 'localhost:3000',
    'user-agent': 'an attacker',
    ...(payload === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
    ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers: all }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const text = bytes.toString('utf8');
        const { headers: own, statusCode: status = 0 } = response;
        resolve({ status, headers: own, text, bytes, json: () => JSON.parse(text) });
      });
    });
    request.on('error', reject);
    request.end(payload);
  });
}

/** Bytes that no client would write; answers all that came back until the server hung up, or a moment passed. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let said = '';
    const end = (): void => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(400, end);
    socket.on('data', (piece: Buffer) => {
      said += piece.toString('latin1');
    });
    socket.on('end', end);
    socket.on('error', (error) => (said === '' ? reject(error) : end()));
  });
}
