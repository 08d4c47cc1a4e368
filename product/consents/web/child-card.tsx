import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownMoment } from '#ui/formats/dates.ts';
import { Fold } from '#ui/navigation/fold.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { LoadedPart } from '#ui/parts/loaded.tsx';
import { type ChildActivity, type ChildConsents, readConsents } from '../contract.ts';
import { saidOfMost } from '../rules/said-of-most.ts';
import { familyActions, homeActions, writeDown } from './actions.ts';
import { ActivityTexts } from './activity-text.tsx';
import styles from './consents.module.css';
import { useLanguage } from './language.ts';

type Of = 'educator' | 'parent';

function useConsents(id: number, of: Of) {
  const changes = useTableChanges();
  return useQuery({
    queryKey: ['consents', of, id, changes],
    queryFn: ({ signal }) => call(readConsents[of], { id }, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
}

/** On a child's page, folded: what it takes part in. A family decides here; a school writes down what a family said. */
export function ConsentsCard({ id, of, name }: { id: number; of: Of; name: string }) {
  const { t } = useTranslation();
  const query = useConsents(id, of);
  return (
    <LoadedPart query={query} failed={t('consents.child.failed', { name })}>
      {({ data }) => <Shown id={id} of={of} data={data} />}
    </LoadedPart>
  );
}

function Shown({ id, of, data }: { id: number; of: Of; data: ChildConsents }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { first_name: name, school, activities, may_decide: mayDecide } = data;
  // Who has a child at home is its family, whichever account it is.
  const isFamily = of === 'parent' || school === null;
  const why = useWhy({ isFamily, atHome: school === null });
  const shown = activities.filter((one) => school !== null || isAtHome(one));
  const said = saidOfMost(shown.map(why));
  const off = shown.filter(({ is_on: isOn }) => !isOn).map((one) => t(`consents.activities.${one.activity}`));
  const write = () => openAction(writeDown, { values: { id, language, decision: 'no' }, facts: { name } });
  return (
    <Fold
      one
      title={t('consents.child.title', { name })}
      sum={
        off.length === 0
          ? t('consents.child.all-on')
          : t('consents.child.some-off', { activities: listed(off, i18n.language) })
      }
    >
      <Card
        title={t('consents.child.title', { name })}
        actions={
          mayDecide &&
          !isFamily && (
            <Button size="sm" variant="light" onClick={write}>
              {t('consents.child.write-down')}
            </Button>
          )
        }
      >
        <p className={styles.quiet}>
          {isFamily ? t('consents.child.lead', { name }) : t('consents.child.lead-school')}
        </p>
        {said !== null && (
          <p>{shown.every((one) => why(one) === said) ? said : t('consents.child.else', { said })}</p>
        )}
        <ul className={styles.activities}>
          {shown.map((one) => (
            <li key={one.activity} className={styles.activity}>
              <ActivityLine
                one={one}
                child={{ id, name }}
                of={of}
                isFamily={isFamily}
                atHome={school === null}
                may={mayDecide}
                why={why(one) === said ? null : why(one)}
              />
            </li>
          ))}
        </ul>
        <ActivityTexts activities={shown.map(({ activity }) => activity)} />
      </Card>
    </Fold>
  );
}

/** What adults of a school do is nothing a family at home decides about, unless it has. */
function isAtHome({ activity, own }: ChildActivity): boolean {
  return own !== null || (activity !== 'follow-up' && activity !== 'observations');
}

type LineProps = {
  one: ChildActivity;
  child: { id: number; name: string };
  of: Of;
  isFamily: boolean;
  atHome: boolean;
  may: boolean;
  /** Whose word it is; null where that is said above. */
  why: string | null;
};

function ActivityLine({ one, child, of, isFamily, atHome, may, why }: LineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { activity, is_on: isOn, own } = one;
  const word = t(`consents.activities.${activity}`);
  // A family's yes takes its own no back; at home it also begins what is asked for first.
  const next = own?.decision === 'no' || (atHome && one.standing === 'not-agreed') ? 'yes' : 'no';
  const decide = () => {
    const given = {
      values: { id: child.id, activity, decision: next, language } as const,
      facts: { activity: word, name: child.name },
    };
    if (of === 'parent') openAction(familyActions[next], given);
    else openAction(homeActions[next], given);
  };
  return (
    <>
      <div className={styles.head}>
        <h3>{word}</h3>
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {isOn ? t('consents.child.on') : t('consents.child.off')}
        </Badge>
        {may && isFamily && (
          <Button
            size="sm"
            variant={next === 'no' ? 'subtle' : 'light'}
            aria-label={t(next === 'no' ? 'consents.child.turn-off-of' : 'consents.child.turn-on-of', {
              activity: word,
            })}
            onClick={decide}
          >
            {t(next === 'no' ? 'consents.child.turn-off' : 'consents.child.turn-on')}
          </Button>
        )}
      </div>
      {why !== null && <p className={styles.said}>{why}</p>}
    </>
  );
}

/** Whose word it is, and since when. */
function useWhy({ isFamily, atHome }: Pick<LineProps, 'isFamily' | 'atHome'>) {
  const { t } = useTranslation();
  return ({ standing, own }: ChildActivity): string => {
    const day = own === null ? '' : shownMoment(own.at);
    const told =
      own?.told_by && own.told_how
        ? ` ${t('consents.child.told', { by: own.told_by, how: t(`consents.told.${own.told_how}`) })}`
        : '';
    // The family's own word, as the school has it: it can see that there is one it never gave.
    const wrote =
      isFamily && own?.told_how
        ? t(`consents.child.wrote-${own.decision}`, { day, how: t(`consents.told.${own.told_how}`) })
        : null;
    if (wrote !== null) {
      return standing === 'family-no' ? wrote : `${t(`consents.child.${standing}`)} ${wrote}`;
    }
    if (standing === 'family-no') {
      const words = isFamily
        ? t('consents.child.family-no', { day })
        : t('consents.child.family-no-school', { day });
      return `${words}${told}`;
    }
    if (standing === 'child-no') return t('consents.child.child-no', { day });
    if (standing === 'not-agreed' && atHome) return t('consents.child.not-agreed-home');
    return t(`consents.child.${standing}`);
  };
}

/** Below the name: what is off for a child by somebody's word, for everybody who teaches it. */
export function ConsentSigns({ id, of }: { id: number; of: Of }) {
  const { t } = useTranslation();
  const { data } = useConsents(id, of);
  const off = (data?.data.activities ?? []).filter(
    ({ standing }) => standing === 'family-no' || standing === 'child-no',
  );
  if (off.length === 0) return null;
  return (
    <p className={styles.signs}>
      {off.map((one) => (
        <Badge key={one.activity} tone="info">
          {t('consents.child.sign', { activity: t(`consents.activities.${one.activity}`) })}
        </Badge>
      ))}
    </p>
  );
}
