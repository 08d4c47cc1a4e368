import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';

/** Says a message of the server: its key is only known at run time, so this is where typed keys end. */
export function useSay(): (message: Message) => string {
  const { t } = useTranslation();
  return useCallback(
    (message) => {
      const say = t as unknown as (key: string, values?: Message['values']) => string;
      return say(message.i18n, message.values);
    },
    [t],
  );
}
