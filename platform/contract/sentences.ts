/** How sentences of one message follow each other. The last one has no full stop, as in every short message. */
export function joinSentences(locale: string, sentences: readonly string[]): string {
  return sentences.join(locale.startsWith('zh') ? '。' : '. ');
}
