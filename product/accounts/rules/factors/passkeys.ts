import * as z from 'zod/mini';

/** More than anybody has devices; each can be taken away. */
export const MOST_PASSKEYS = 10;

/** How long a challenge waits for its answer, and a right password for its second step. */
export const TICKET_MINUTES = 5;

/** By which ways a browser reaches a passkey, as browsers name them. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** ES256, EdDSA and RS256, the best first: every device that is sold knows one of them. */
export const ALGORITHMS = [-7, -8, -257] as const;

const KNOWN: z.ZodMiniType<(typeof TRANSPORTS)[number]> = z.enum(TRANSPORTS);

/** Of what a browser said only what we know: new ways come up, and are no reason to refuse a passkey. */
export function knownTransports(said: readonly string[]): (typeof TRANSPORTS)[number][] {
  return said.flatMap((transport) => {
    const known = z.safeParse(KNOWN, transport);
    return known.success ? [known.data] : [];
  });
}

/** Bytes as browsers send them. */
export function bytes(options: { max: number }) {
  return z
    .string({ error: 'validation.text' })
    .check(
      z.maxLength(options.max, { error: 'validation.in', abort: true }),
      z.regex(/^[\w-]+$/, { error: 'validation.in' }),
    );
}
