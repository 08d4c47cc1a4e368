import { setTimeout as sleep } from 'node:timers/promises';
import { authorization, type StoreKeys, sha256, stampOf } from './sign.ts';
import { FileGone, type FileStore, StoreAway, type StoredObject } from './store.ts';

export type S3Settings = StoreKeys & {
  /** An origin: `https://s3.eu-central-1.amazonaws.com`, `https://minio.example.org:9000`. */
  endpoint: string;
  bucket: string;
  /** The bucket stands in the path, as most stores of one's own want it; else before the host's name. */
  pathStyle: boolean;
};

type Options = { clock?: () => Date; pauses?: readonly number[]; patience?: number };

/** Before it is asked again; then somebody else decides. */
const PAUSES = [200, 800];
/** For an answer to begin and end, and so many milliseconds more for each megabyte. */
const PATIENCE = 10_000;
const EACH_MEGABYTE = 1000;
const LISTED_AT_ONCE = 1000;

type Asked = { method: string; name?: string; query?: Record<string, string>; body?: Buffer; size?: number };

/** Any store that speaks S3, by the four calls that are needed of it. */
export function s3Store(settings: S3Settings, options: Options = {}): FileStore {
  const { clock = () => new Date(), pauses = PAUSES, patience = PATIENCE } = options;

  async function once({ method, name = '', query = {}, body = Buffer.of(), size = body.length }: Asked) {
    const url = addressOf(settings, name);
    url.search = new URLSearchParams(query).toString();
    const now = clock();
    const bodyHash = sha256(body);
    const headers = { 'x-amz-content-sha256': bodyHash, 'x-amz-date': stampOf(now) };
    const signed = authorization({ method, url, headers, bodyHash, keys: settings, now });
    const signal = AbortSignal.timeout(patience + Math.ceil(size / 1_000_000) * EACH_MEGABYTE);
    const reply = await fetch(url, {
      method,
      headers: { ...headers, authorization: signed },
      redirect: 'manual',
      signal,
      ...(method === 'PUT' ? { body } : {}),
    });
    return { status: reply.status, content: Buffer.from(await reply.arrayBuffer()) };
  }

  /** Every call may be made twice: a name is only ever given to one content. */
  async function ask(asked: Asked): Promise<Buffer> {
    for (const pause of [...pauses, null]) {
      const reply = await once(asked).catch((error: unknown) => reasonOf(error));
      if (typeof reply === 'object') {
        if (reply.status >= 200 && reply.status < 300) return reply.content;
        const code = tagged(reply.content.toString('utf8'), 'Code') ?? '';
        if (code === 'NoSuchKey' || (reply.status === 404 && asked.method === 'DELETE'))
          throw new FileGone(asked.name);
        if (pause === null || !isPassing(reply.status)) {
          throw new StoreAway(`the store of files answers ${reply.status} ${code}`.trim());
        }
      } else if (pause === null) throw new StoreAway(`the store of files does not answer: ${reply}`);
      if (pause !== null) await sleep(pause);
    }
    throw new StoreAway('the store of files does not answer');
  }

  return {
    async put(name, content) {
      await ask({ method: 'PUT', name, body: content });
    },
    get: (name, size) => ask({ method: 'GET', name, size }),
    async remove(name) {
      await ask({ method: 'DELETE', name }).catch((error: unknown) => {
        if (!(error instanceof FileGone)) throw error;
      });
    },
    async *list(prefix) {
      let token: string | null = null;
      do {
        const more: Record<string, string> = token === null ? {} : { 'continuation-token': token };
        const query = { 'list-type': '2', prefix, 'max-keys': String(LISTED_AT_ONCE), ...more };
        const page = (await ask({ method: 'GET', query })).toString('utf8');
        yield objectsIn(page);
        token = tagged(page, 'NextContinuationToken');
      } while (token !== null);
    },
  };
}

export function addressOf({ endpoint, bucket, pathStyle }: S3Settings, name: string): URL {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = pathStyle ? `/${bucket}${name === '' ? '' : `/${name}`}` : `/${name}`;
  return url;
}

const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/** A code such as ECONNREFUSED, of which nobody learns what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error.name;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The first element of that name. Answers of stores are small, flat and made by programs. */
function tagged(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole) ?? null;
}

function objectsIn(page: string): StoredObject[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    name: tagged(content, 'Key') ?? '',
    at: new Date(tagged(content, 'LastModified') ?? Number.NaN),
  }));
}
