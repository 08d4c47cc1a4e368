import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Asked, faultOf } from './signature.ts';

export type S3SimulatorOptions = {
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  clock?: () => Date;
  /** Names of a page of the list. */
  pageSize?: number;
};

type S3Simulator = {
  server: Server;
  /** What lies there, by name, for tests to look at and to change. */
  objects: Map<string, { content: Buffer; at: Date }>;
  /** The next so many requests are answered 503 SlowDown, as a busy store does. */
  slowDown(requests: number): void;
};

type Answer = { status: number; body?: string | Buffer };

/**
 * A stand-in for a store that speaks S3, as far as Kindred asks: an object put, fetched and removed, and a bucket's list by
 * pages. It holds every request's signature against its secret, and the body against the hash that was signed.
 */
export function simulateS3(options: S3SimulatorOptions): S3Simulator {
  const { bucket, clock = () => new Date(), pageSize = 1000 } = options;
  const objects: S3Simulator['objects'] = new Map();
  let busy = 0;

  function answer(asked: Asked): Answer {
    if (busy > 0) {
      busy -= 1;
      return refusal(503, 'SlowDown');
    }
    const fault = faultOf(asked, options, clock());
    if (fault !== null) return refusal(fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
    const place = placeOf(asked, bucket);
    if (place === null) return refusal(404, 'NoSuchBucket');
    if (place === '') return asked.method === 'GET' ? list(asked) : refusal(405, 'MethodNotAllowed');
    return ofObject(asked, place);
  }

  function ofObject({ method, body }: Asked, name: string): Answer {
    if (method === 'PUT') {
      objects.set(name, { content: body, at: clock() });
      return { status: 200 };
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    if (method !== 'GET') return refusal(405, 'MethodNotAllowed');
    const found = objects.get(name);
    return found === undefined ? refusal(404, 'NoSuchKey') : { status: 200, body: found.content };
  }

  function list({ url }: Asked): Answer {
    const asked = url.searchParams;
    if (asked.get('list-type') !== '2') return refusal(400, 'InvalidArgument');
    const token = asked.get('continuation-token');
    const after = token === null ? '' : Buffer.from(token, 'base64').toString('utf8');
    const size = Math.min(pageSize, Number(asked.get('max-keys') ?? 1000));
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(asked.get('prefix') ?? '') && name > after)
      .toSorted();
    const page = names.slice(0, size);
    const isCut = names.length > page.length;
    const next = isCut
      ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : '';
    const contents = page.map((name) => {
      const { content, at } = objects.get(name) ?? { content: Buffer.of(), at: clock() };
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
    });
    const body = `${XML}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
    return { status: 200, body };
  }

  const server = createServer((request, response) => void take(request, response, answer));
  return {
    server,
    objects,
    slowDown(requests) {
      busy = requests;
    },
  };
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (asked: Asked) => Answer,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { method = '', headers, url = '/' } = request;
  // What came over the wire, and not what a parser makes of it.
  const [path = '/', query = ''] = url.split('?');
  const { status, body = '' } = answer({
    method,
    path,
    query,
    url: new URL(url, `http://${headers.host}`),
    headers,
    body: Buffer.concat(pieces),
  });
  response.writeHead(status, typeof body === 'string' ? { 'content-type': 'application/xml' } : {}).end(body);
}

/** The object's name, an empty one for the bucket itself, and null for a bucket that is not there. */
function placeOf({ path, headers }: Asked, bucket: string): string | null {
  const name = decodeURIComponent(path.slice(1));
  if (headers.host?.startsWith(`${bucket}.`) === true) return name;
  if (name === bucket || name === `${bucket}/`) return '';
  return name.startsWith(`${bucket}/`) ? name.slice(bucket.length + 1) : null;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';

function refusal(status: number, code: string): Answer {
  return { status, body: `${XML}<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
