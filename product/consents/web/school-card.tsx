import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#product/accounts/web/session/session.ts';
import { schoolYearName } from '#product/schools/rules/school-years.ts';
import { openAction } from '#ui/actions/action.ts';
import { shownDate, shownMoment } from '#ui/formats/dates.ts';
import { Segments } from '#ui/navigation/segments.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { SchoolConsents } from '../contract.ts';
import { ACTIVITIES, type Decision } from '../rules/activities.ts';
import { decideForSchoolActions } from './actions.ts';
import { ActivityText } from './activity-text.tsx';
import styles from './consents.module.css';
import { useLanguage } from './language.ts';

/** What one school agreed to: this year, and from June on the next. */
export function SchoolCard({ school }: { school: SchoolConsents }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isActedAs = useSession((session) => session.actingAs !== null);
  const { id, name, years, students, activities } = school;
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, years.length - 1);
  const year = years[place] ?? 0;
  const shownYear = schoolYearName(year);
  const open = activities.filter(({ decisions }) => (decisions[place] ?? null) === null).length;
  const renew = () =>
    openAction(decideForSchoolActions.renew, {
      values: {
        id,
        school_year: year,
        language,
        decisions: ACTIVITIES.map((activity) => ({ activity, decision: 'yes' as const })),
      },
      facts: { year: shownYear, school: name },
    });
  return (
    <Card title={name} aside={<Badge>{t('consents.school.students', { count: students })}</Badge>}>
      <div className={styles.top}>
        {years.length > 1 ? (
          <Segments
            label={t('consents.school.card')}
            value={String(place)}
            options={years.map((one, at) => ({
              value: String(at),
              label: t('consents.school.year', { year: schoolYearName(one) }),
            }))}
            onChange={(at) => setChosen(Number(at))}
          />
        ) : (
          <strong>{t('consents.school.year', { year: shownYear })}</strong>
        )}
        {open > 0 && !isActedAs && (
          <Button icon={<CheckCheck />} onClick={renew}>
            {t('consents.school.renew', { year: shownYear })}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        {open === 0
          ? t('consents.school.answered', { year: shownYear })
          : t('consents.school.open-some', { count: open, year: shownYear })}
      </p>
      <ul className={styles.activities}>
        {activities.map((one) => (
          <li key={one.activity} className={styles.activity}>
            <ActivityRow of={school} one={one} place={place} year={year} mayDecide={!isActedAs} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type RowProps = {
  of: SchoolConsents;
  one: SchoolConsents['activities'][number];
  place: number;
  year: number;
  mayDecide: boolean;
};

function ActivityRow({ of: { id, name }, one, place, year, mayDecide }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { activity, standing, is_on: isOn, goes_on_until: until, children_off: off } = one;
  const said = one.decisions[place] ?? null;
  const facts = { activity: t(`consents.activities.${activity}`), school: name, year: schoolYearName(year) };
  const decide = (decision: Decision) =>
    openAction(decideForSchoolActions[decision], {
      values: { id, school_year: year, language, decisions: [{ activity, decision }] },
      facts,
    });
  return (
    <>
      <div className={styles.head}>
        <h3>{facts.activity}</h3>
        <Badge tone={said === null ? 'warning' : said.decision === 'yes' ? 'success' : 'neutral'}>
          {said === null ? t('consents.school.nobody') : t(`consents.school.${said.decision}`)}
        </Badge>
        {mayDecide && (
          <span className={styles.buttons}>
            {said?.decision !== 'yes' && (
              <Button
                size="sm"
                variant="light"
                aria-label={t('consents.school.yes-to', facts)}
                onClick={() => decide('yes')}
              >
                {t('consents.school.yes')}
              </Button>
            )}
            {said?.decision !== 'no' && (
              <Button
                size="sm"
                variant="subtle"
                aria-label={t('consents.school.no-to', facts)}
                onClick={() => decide('no')}
              >
                {t('consents.school.no')}
              </Button>
            )}
          </span>
        )}
      </div>
      <p className={styles.said}>
        {place === 0 && `${t(`consents.school.standing.${standing}`)} `}
        {place === 0 && isOn && until !== null && `${t('consents.school.until', { day: shownDate(until) })} `}
        {said !== null &&
          `${
            said.by === null
              ? t('consents.school.by-someone', { day: shownMoment(said.at) })
              : t('consents.school.by', { name: said.by, day: shownMoment(said.at) })
          } · ${t(`consents.versions.${said.text_version}`)} `}
        {off > 0 && `${said === null ? '' : '· '}${t('consents.school.off', { count: off })}`}
      </p>
      <ActivityText activity={activity} />
    </>
  );
}
