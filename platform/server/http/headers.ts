/** What no page of ours asks a browser for. */
const NOTHING_ELSE = 'geolocation=(), microphone=(), payment=(), usb=()';

/** Students may hold a badge to the camera. */
export const STUDENT_PERMISSIONS = `camera=(self), ${NOTHING_ELSE}`;

/** On every response. Pages replace the policy by their own, which names the page's nonce. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), ${NOTHING_ELSE}`,
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Of a page that is shown inside one of ours, and runs nothing: its links lead the whole window away. */
export const SHOWN_INSIDE = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** Our own files only; styles made at run time must carry the nonce of the page. */
export function pagePolicy(nonce: string, { frames = false } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
