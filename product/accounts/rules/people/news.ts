/**
 * What has become of a wish for news: `kept` until the address is proven, `waiting` to be told to the list, then what
 * the list said. Only `failed` was never heard.
 */
export const NEWS_STATES = ['kept', 'waiting', 'told', 'rejected', 'failed'] as const;
export type NewsState = (typeof NEWS_STATES)[number];

/** An answer of the list. What another attempt may mend is no answer yet. */
export function answerOf(status: number): 'told' | 'rejected' | 'again' {
  if (status >= 200 && status < 300) return 'told';
  // Not knowing us, or too much at once, is no word about the address.
  const isOurs = [401, 403, 404, 408, 429].includes(status);
  return status >= 400 && status < 500 && !isOurs ? 'rejected' : 'again';
}
