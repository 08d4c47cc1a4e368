import { createHash } from 'node:crypto';

/** As they are: RFC 6749 would have both halves form-encoded before they are put together, and Clever does not undo it. */
export function basicCredentials(header: string | undefined): [id: string, secret: string] {
  const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [id, secret];
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
