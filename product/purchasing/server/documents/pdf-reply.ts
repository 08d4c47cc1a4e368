import { Readable } from 'node:stream';
import type { FileName } from '#platform/server/http/file-name.ts';
import { Download } from '#platform/server/http/reply.ts';
import { places } from '#platform/server/limits/places.ts';

/** Documents are drawn one after the other: nobody fills the line so that all others wait. */
const takePlace = places({ all: 60, each: 4 });

/** A document for the browser to keep, drawn when its turn has come. */
export async function pdfReply(
  { id }: { id: number },
  name: string | FileName,
  draw: () => Promise<Buffer>,
): Promise<Download> {
  const place = takePlace(id);
  try {
    return new Download({
      ...(typeof name === 'string' ? { name: `${name}.pdf` } : name),
      contentType: 'application/pdf',
      content: Readable.from([await draw()], { objectMode: false }),
    });
  } finally {
    place.release();
  }
}
