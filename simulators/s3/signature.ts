import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came over the wire: path and query still as they were written. */
export type Asked = {
  method: string;
  path: string;
  query: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type Known = { region: string; keyId: string; secret: string };

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const FIFTEEN_MINUTES = 15 * 60_000;
/** A request has to sign these, or somebody on the way could change them. */
const HAS_TO_SIGN = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** Why the request is not let in, in S3's words, or null. Written apart from what signs: a fault of one is seen by the other. */
export function faultOf(asked: Asked, known: Known, now: Date): string | null {
  const [, keyId, day, region, names = '', given = ''] = HEADER.exec(asked.headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== known.keyId) return 'InvalidAccessKeyId';
  if (region !== known.region) return 'AuthorizationHeaderMalformed';
  const stamp = String(asked.headers['x-amz-date'] ?? '');
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  if (y === undefined || !stamp.startsWith(day ?? '-')) return 'AccessDenied';
  const at = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (Math.abs(at - now.getTime()) > FIFTEEN_MINUTES) return 'RequestTimeTooSkewed';
  const signed = names.split(';');
  if (HAS_TO_SIGN.some((name) => !signed.includes(name))) return 'AccessDenied';

  const told = String(asked.headers['x-amz-content-sha256']);
  let text = `${asked.method}\n${asked.path}\n`;
  // A strict store takes the query's pieces as they were sent, a name without a value with an empty one.
  const pieces =
    asked.query === ''
      ? []
      : asked.query.split('&').map((piece) => (piece.includes('=') ? piece : `${piece}=`));
  text += `${pieces
    .map((piece) => piece.replaceAll('+', '%20'))
    .sort()
    .join('&')}\n`;
  for (const name of signed) text += `${name}:${String(asked.headers[name] ?? '').trim()}\n`;
  text += `\n${names}\n${told}`;
  const digest = createHash('sha256').update(text).digest('hex');
  const toSign = `AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${digest}`;
  let key = createHmac('sha256', `AWS4${known.secret}`).update(String(day)).digest();
  for (const part of [String(region), 's3', 'aws4_request'])
    key = createHmac('sha256', key).update(part).digest();
  const right = createHmac('sha256', key).update(toSign).digest();
  if (!timingSafeEqual(right, Buffer.from(given, 'hex'))) return 'SignatureDoesNotMatch';
  const is = createHash('sha256').update(asked.body).digest('hex');
  return told === is ? null : 'XAmzContentSHA256Mismatch';
}
