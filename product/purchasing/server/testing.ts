import type { TestKindred } from '#apps/api/testing/kindred.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

export const PDF_FILE = Buffer.from('%PDF-1.4\n% a purchase order\n%%EOF\n', 'latin1');

let operations = 0;
export const operation = (): string => `operation-${(operations += 1)}`;

export const BILLING = {
  organisation: 'Larkspur Unified School District',
  billing_name: 'Accounts Payable',
  billing_email: 'ap@larkspur.test',
  billing_address: '1200 Education Way\nLarkspur, NC 27999',
  note: '',
};

/** A call whose reply is a file. */
export async function download(
  kindred: TestKindred,
  { path }: Endpoint,
  params: Record<string, string | number>,
  token: string,
): Promise<{ status: number; type: unknown; name: unknown; body: Buffer; i18n: string | null }> {
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]));
  const reply = await kindred.app.server.inject({
    method: 'GET',
    url: `/api${url}`,
    headers: { host: 'localhost:3000', 'access-token': `Bearer ${token}` },
  });
  const failed = reply.statusCode >= 400;
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    name: reply.headers['content-disposition'],
    body: reply.rawPayload,
    i18n: failed ? reply.json().i18n : null,
  };
}
