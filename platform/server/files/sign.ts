import { createHmac, hash } from 'node:crypto';

/** Who asks a store, and where it is. */
export type StoreKeys = { keyId: string; secret: string; region: string };

type Asked = {
  method: string;
  url: URL;
  /** By small letters; `host` comes from the address. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, as hexadecimal digits. */
  bodyHash: string;
  keys: StoreKeys;
  service?: string;
  now: Date;
};

export const sha256 = (content: Buffer | string): string => hash('sha256', content, 'hex');

/**
 * The header that signs a request by AWS Signature Version 4, which every S3-compatible store understands:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. Its examples are our test.
 */
export function authorization({ method, url, headers, bodyHash, keys, service = 's3', now }: Asked): string {
  const signed = Object.entries({ ...headers, host: url.host, 'x-amz-date': stampOf(now) })
    .map(([name, value]) => [name, value.trim().replaceAll(/\s+/g, ' ')] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const request = [
    method,
    pathOf(url),
    queryOf(url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${stampOf(now).slice(0, 8)}/${keys.region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stampOf(now), scope, sha256(request)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((with_, part) => keyed(with_, part), `AWS4${keys.secret}`);
  const signature = keyed(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${keys.keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

/** `20130524T000000Z` */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function keyed(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Stores write more characters as %XX than browsers do. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function pathOf(url: URL): string {
  return url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/');
}

function queryOf(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
}
