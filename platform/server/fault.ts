/** Messages of the database, and of mail servers, quote values, and a value may be a child's name: their code says enough. */
export function forTheLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  if (!('severity' in error) && !('responseCode' in error)) return { name, ...code, message, stack };
  return { name: 'severity' in error ? 'DatabaseError' : name, ...code, stack: stack?.replace(message, '') };
}

/** What the queue keeps of a job that failed. */
export function forTheQueue(error: unknown): Error {
  const { name, code } = forTheLog(error);
  const kept = Object.assign(new Error('failed'), {
    name: String(name),
    ...(code === undefined ? {} : { code }),
  });
  delete kept.stack;
  return kept;
}
