import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setColorScheme, useColorScheme } from '../style/color-scheme.ts';
import { Segments } from './segments.tsx';

export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  return (
    <Segments
      label={t('ui.color-scheme.label')}
      value={useColorScheme()}
      onChange={setColorScheme}
      options={[
        { value: 'light', label: t('ui.color-scheme.light'), icon: <Sun aria-hidden="true" /> },
        { value: 'dark', label: t('ui.color-scheme.dark'), icon: <Moon aria-hidden="true" /> },
        { value: 'auto', label: t('ui.color-scheme.auto'), icon: <SunMoon aria-hidden="true" /> },
      ]}
      iconsOnly
    />
  );
}
