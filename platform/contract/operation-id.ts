import * as z from 'zod/mini';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Made by the browser when its dialog or page opens: the same one again is the same deed. */
export function operationId() {
  return z.string({ error: 'validation.required' }).check(z.regex(UUID, { error: 'validation.in' }));
}
