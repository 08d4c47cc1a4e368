/** Not every scene is translated: a text is read, and marked, in the language it is in. */
export function langOf(text: string): 'zh-TW' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh-TW' : 'en';
}
