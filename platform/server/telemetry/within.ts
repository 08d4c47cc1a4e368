import { setTimeout as pause } from 'node:timers/promises';

/** Fails when the answer takes longer; what was asked goes on, and nobody hears of it any more. */
export async function within<Answer>(milliseconds: number, asked: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const tooLong = pause(milliseconds, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    asked.catch(() => undefined);
    over.abort();
  }
}
