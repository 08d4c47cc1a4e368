import { useTranslation } from 'react-i18next';
import { PROGRAM_IDS } from '#brands/brand.ts';
import { useSay } from '#platform/web/say.ts';
import { PLANS } from '#product/licensing/rules/plans.ts';
import { sentenceOf } from '#product/licensing/rules/shown.ts';
import { ATTENTIONS } from '#product/purchasing/attention-contract.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import type { ToldEntry } from '../../pages-contract.ts';
import { letterName } from '../../rules/letters.ts';

/** An entry of a timeline in words. What happened to licenses is told as their own history tells it. */
export function useSentence(): (entry: ToldEntry) => string {
  const { t } = useTranslation();
  const say = useSay();
  const programName = useProgramName();
  const history = (line: NonNullable<ToldEntry['line']>): string => {
    const plan = PLANS.find((one) => one === line.plan);
    const program = PROGRAM_IDS.find((one) => one === line.program) ?? null;
    const message = sentenceOf(line, {
      plan: plan === undefined ? '–' : t(`licensing-histories.plans.${plan}`),
      program: programName(program),
      nobody: t('licensing-histories.nobody'),
      staff: t('licensing-histories.staff'),
    });
    return message === null ? '' : say(message);
  };
  return (entry) => {
    const { what, detail, values, line } = entry;
    if (line !== null) {
      const told = history(line);
      return detail === null ? told : t('back-office-pages.told.with-reason', { told, detail });
    }
    if (what === 'mail') {
      const how = values['status'] === 'failed' ? 'mail-failed' : 'mail-sent';
      const letter = t(`back-office-pages.letters.${letterName(detail)}`);
      return t(`back-office-pages.told.${how}`, { letter });
    }
    if (what === 'attention') {
      const attention = ATTENTIONS.find((one) => one === detail);
      const why = attention === undefined ? '' : t(`purchasing-orders.attentions.${attention}`);
      return t('back-office-pages.told.attention', { ...values, why });
    }
    if (what === 'created' && detail !== null) {
      const source = say({ i18n: `accounts-people.sources.${detail}` });
      return t('back-office-pages.told.created-by', { source });
    }
    return say({ i18n: `back-office-pages.told.${keyOf(entry)}`, values: filled(values, detail) });
  };
}

function keyOf({ what, values }: ToldEntry): string {
  if (what === 'invited') return values['joined'] === true ? 'invited-joined' : 'invited-asked';
  if (what === 'account.high-priority') return values['on'] === false ? 'priority-off' : 'priority-on';
  return what.replace('.', '-');
}

/** Without what is not known. */
function filled(values: ToldEntry['values'], detail: string | null): Record<string, string | number> {
  const known = Object.entries(values).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
  );
  return { ...Object.fromEntries(known), detail: detail ?? '' };
}
