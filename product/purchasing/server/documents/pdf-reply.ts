import { Readable } from 'node:stream';
import { Download } from '#platform/server/reply.ts';

/** A document for the browser to keep. */
export function pdfReply(name: string, content: Buffer): Download {
  return new Download({
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    content: Readable.from([content], { objectMode: false }),
  });
}
