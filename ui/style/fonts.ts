import i18next from 'i18next';

/** The Chinese font is large: it is fetched when the page speaks Chinese, and only the slices in use. */
function loadFontFor(locale: string): void {
  if (locale.startsWith('zh')) void import('@fontsource-variable/noto-sans-tc/index.css');
}

const HAN = /\p{Script=Han}/u;

/** What is about to be printed: paper is not drawn anew when a font arrives. Without it the device's own font is used. */
export async function loadFontOf(text: string): Promise<void> {
  if (!HAN.test(text)) return;
  try {
    await import('@fontsource-variable/noto-sans-tc/index.css');
    const weights = ['400', '700'].map((weight) =>
      document.fonts.load(`${weight} 1rem "Noto Sans TC Variable"`, text),
    );
    await Promise.all(weights);
  } catch {
    // No network: printing goes on.
  }
}

/** Called once at the start of an app, after the texts have started. */
export function followLanguageFonts(): void {
  loadFontFor(i18next.language);
  i18next.on('languageChanged', loadFontFor);
}
