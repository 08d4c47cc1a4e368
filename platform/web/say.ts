import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { joinSentences } from '#platform/contract/sentences.ts';
import { shownValues } from '#platform/contract/shown-values.ts';

/** Says a message of the server: its key is only known at run time, so this is where typed keys end. */
export function useSay(): (message: Message) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (message) => {
      const say = t as unknown as (key: string, values?: Message['values']) => string;
      const sayOne = ({ i18n: key, values: sent }: Message): string => {
        const values = shownValues(sent, i18n.language);
        // A language without a singular may have a sentence of its own for exactly one.
        const one = `${key}_one`;
        return values?.['count'] === 1 && i18n.exists(one, { lng: i18n.language, fallbackLng: [] })
          ? say(one, values)
          : say(key, values);
      };
      return joinSentences(i18n.language, [message, ...(message.also ?? [])].map(sayOne));
    },
    [t, i18n],
  );
}
