import { createHash } from 'node:crypto';

/** RFC 6749: both halves are form-encoded before they are put together. */
export function basicCredentials(header: string | undefined): [id: string, secret: string] {
  const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [decoded(id), decoded(secret)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

/** RFC 7636: whoever asked with a challenge has to know what it was made of. */
export function proves(verifier: string | null, challenge: string | null): boolean {
  if (challenge === null) return true;
  return (
    createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url') === challenge
  );
}
