import { Readable } from 'node:stream';
import type { FileName } from '#platform/server/http/file-name.ts';
import { Download } from '#platform/server/http/reply.ts';
import { places } from '#platform/server/limits/places.ts';

/** Documents are drawn one after the other: nobody fills the line so that all others wait. */
const takePlace = places({ all: 60, each: 4 });

/** Drawn when its turn has come; refused where too much is waited for already. */
export async function drawnInTurn({ id }: { id: number }, draw: () => Promise<Buffer>): Promise<Buffer> {
  const place = takePlace(id);
  try {
    return await draw();
  } finally {
    place.release();
  }
}

/** A document for the browser to keep. */
export async function pdfReply(
  of: { id: number },
  name: string | FileName,
  draw: () => Promise<Buffer>,
): Promise<Download> {
  return new Download({
    ...(typeof name === 'string' ? { name: `${name}.pdf` } : name),
    contentType: 'application/pdf',
    content: Readable.from([await drawnInTurn(of, draw)], { objectMode: false }),
  });
}
