import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays } from '#platform/contract/days.ts';
import { call } from '#platform/web/api.ts';
import { action, openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { type FactorRule, factorRules, setFactorRule } from '../../factors-contract.ts';
import { FACTOR_DAYS_AHEAD } from '../../rules/factors/due.ts';
import { useToday, useUser } from '../session/session.ts';
import styles from './factors.module.css';

/** For who runs a school or district: whether its admins need a second step. */
export function FactorRulesCard() {
  const { t } = useTranslation();
  const { id } = useUser();
  const query = useQuery({
    queryKey: ['factor-rules', id],
    queryFn: ({ signal }) => call(factorRules, {}, { signal, quiet: true }),
  });
  return (
    <LoadedPart query={query} failed={t('accounts-factors.rule.failed')}>
      {({ data }) =>
        data.length > 0 && (
          <Card title={t('accounts-factors.rule.title')}>
            <p className={styles.intro}>{t('accounts-factors.rule.intro')}</p>
            <ul className={styles.list}>
              {data.map((rule) => (
                <Rule key={rule.id} rule={rule} />
              ))}
            </ul>
          </Card>
        )
      }
    </LoadedPart>
  );
}

function Rule({ rule }: { rule: FactorRule }) {
  const { t, i18n } = useTranslation();
  const { id, name, kind, from, admins, without } = rule;
  const open = useRuleActions();
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} <Badge>{t(`accounts-factors.rule.kinds.${kind}`)}</Badge>
        </p>
        <p className={styles.line}>
          {from === null
            ? t('accounts-factors.rule.off')
            : t('accounts-factors.rule.from', { day: shownDate(from, i18n.language) })}
        </p>
        <p className={styles.line}>{t('accounts-factors.rule.missing', { count: without, admins })}</p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t(from === null ? 'accounts-factors.rule.ask-of' : 'accounts-factors.rule.change-of', {
            name,
          })}
          onClick={() => openAction(open.ask, { values: { id, ...(from && { from }) }, facts: { name } })}
        >
          {t(from === null ? 'accounts-factors.rule.ask' : 'accounts-factors.rule.change')}
        </Button>
        {from !== null && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('accounts-factors.rule.stop-of', { name })}
            onClick={() => openAction(open.stop, { values: { id, from: null }, facts: { name } })}
          >
            {t('accounts-factors.rule.stop')}
          </Button>
        )}
      </div>
    </li>
  );
}

function useRuleActions() {
  const queries = useQueryClient();
  const today = useToday();
  const onDone = (): void => void queries.invalidateQueries({ queryKey: ['factor-rules'] });
  return {
    ask: action({
      name: 'ask-for-factor',
      endpoint: setFactorRule,
      title: 'accounts-factors.rule.ask-title',
      text: 'accounts-factors.rule.ask-text',
      submit: 'accounts-factors.rule.submit',
      fields: [
        {
          name: 'from',
          kind: 'date',
          label: 'accounts-factors.rule.day',
          min: () => today,
          max: () => addDays(today, FACTOR_DAYS_AHEAD),
        },
      ],
      onDone,
    }),
    stop: action({
      name: 'stop-asking-for-factor',
      endpoint: setFactorRule,
      title: 'accounts-factors.rule.stop-title',
      text: 'accounts-factors.rule.stop-text',
      submit: 'accounts-factors.rule.stop',
      danger: true,
      onDone,
    }),
  };
}
