import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#brands/brand.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { changeLocale } from '#platform/web/texts.ts';
import { Segments } from './segments.tsx';

/** Each language in its own words, so that it is found by those who need it. */
const OWN_NAMES: Record<Locale, string> = { en: 'English', 'zh-TW': '繁體中文' };
const SHORT_NAMES: Record<Locale, string> = { en: 'EN', 'zh-TW': '中文' };

type LanguageSwitchProps = {
  /** Where a phone has little room for it. */
  brief?: boolean;
  /** Remembers it elsewhere than on this device. */
  onChosen?: (locale: Locale) => Promise<void>;
};

export function LanguageSwitch({ brief = false, onChosen }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation();
  const { locales } = useBrand();
  // The texts take a moment to arrive; the choice shows at once.
  const [chosen, setChosen] = useState<Locale | null>(null);
  const current = chosen ?? locales.find((locale) => locale === i18n.language) ?? locales[0];
  const choose = async (locale: Locale) => {
    setChosen(locale);
    forgetAskedLanguage();
    await changeLocale(locale).finally(() => setChosen(null));
    await onChosen?.(locale);
  };
  return (
    <Segments
      label={t('ui.language')}
      value={current}
      onChange={(locale) => void choose(locale)}
      options={locales.map((locale) => ({
        value: locale,
        label: OWN_NAMES[locale],
        ...(brief ? { short: SHORT_NAMES[locale] } : {}),
        lang: locale,
      }))}
    />
  );
}

/** The address may have asked for a language: from now on the reader does. */
function forgetAskedLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}
