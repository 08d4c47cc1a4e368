import * as z from 'zod/mini';
import type { Tx } from '#platform/server/database/database.ts';
import { statement } from '#platform/server/database/statement.ts';

const PIECE = 1024 * 1024;

/**
 * Reads a file out of the database, given the query of its column, `file`, by an id. Piece by piece: a row of 15 MB
 * comes as 30 MB of text, and the client would hold that several times over.
 */
export function fileReader(query: string): (tx: Tx, id: number) => Promise<Buffer | null> {
  const findSize = statement(
    { size: z.nullable(z.number()) },
    `select octet_length(file)::int as size from (${query}) found`,
  );
  const findPiece = statement(
    { piece: z.nullable(z.instanceof(Buffer)) },
    `select substring(file from $2::int for $3::int) as piece from (${query}) found`,
  );
  return async (tx, id) => {
    const size = (await findSize(tx, id))[0]?.size ?? null;
    if (size === null) return null;
    const file = Buffer.allocUnsafeSlow(size);
    for (let at = 0; at < size; at += PIECE) {
      const piece = (await findPiece(tx, id, at + 1, PIECE))[0]?.piece ?? null;
      // Thrown away meanwhile.
      if (piece === null) return null;
      piece.copy(file, at);
    }
    return file;
  };
}
