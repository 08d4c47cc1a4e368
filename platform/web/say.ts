import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';

/** Says a message of the server: its key is only known at run time, so this is where typed keys end. */
export function useSay(): (message: Message) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ i18n: key, values }) => {
      const say = t as unknown as (key: string, values?: Message['values']) => string;
      // A language without a singular may have a sentence of its own for exactly one.
      const one = `${key}_one`;
      return values?.['count'] === 1 && i18n.exists(one, { lng: i18n.language, fallbackLng: [] })
        ? say(one, values)
        : say(key, values);
    },
    [t, i18n],
  );
}
