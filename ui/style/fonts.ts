import i18next from 'i18next';

/** The Chinese font is large: it is fetched when the page speaks Chinese, and only the slices in use. */
function loadFontFor(locale: string): void {
  if (locale.startsWith('zh')) void import('@fontsource-variable/noto-sans-tc/index.css');
}

/** Called once at the start of an app, after the texts have started. */
export function followLanguageFonts(): void {
  loadFontFor(i18next.language);
  i18next.on('languageChanged', loadFontFor);
}
