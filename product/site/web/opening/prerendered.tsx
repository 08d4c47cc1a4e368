import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/** What the server sent as part of the page, by name. The code that made it need not be fetched to show it again. */
const kept = new Map<string, string>();
let keptIn = '';

/** Takes over the marked parts of a prerendered page, before the app puts itself in its place. */
export function adoptPrerendered(page: ParentNode): void {
  keptIn = i18next.language;
  for (const element of page.querySelectorAll<HTMLElement>('[data-prerendered]')) {
    const name = element.dataset['prerendered'];
    if (name) kept.set(name, element.innerHTML);
  }
}

/** The markup of a part as the server sent it, while the page is in the language it came in. */
export function usePrerendered(name: string): string | undefined {
  const { i18n } = useTranslation();
  return i18n.language === keptIn ? kept.get(name) : undefined;
}
