import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { numberText } from '#platform/contract/texts/interpolation.ts';
import { useSay } from '#platform/web/say.ts';

/** The words and numbers of rows: asked for once a table, because a page has hundreds of cells. */
export type RowWords = {
  say: (message: Message) => string;
  number: (value: number) => string;
  yes: string;
  no: string;
  select: (row: string) => string;
  actionsFor: (row: string) => string;
  toSelection: string;
};

export function useRowWords(): RowWords {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const { language } = i18n;
  return useMemo(
    () => ({
      say,
      number: (value) => numberText(value, language),
      yes: t('ui.yes'),
      no: t('ui.no'),
      select: (row) => t('ui.table.select-row', { row }),
      actionsFor: (row) => t('ui.table.actions-for', { row }),
      toSelection: t('ui.table.to-selection'),
    }),
    [t, say, language],
  );
}
