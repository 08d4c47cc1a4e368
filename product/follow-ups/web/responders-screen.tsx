import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#platform/contract/days.ts';
import { call } from '#platform/web/api.ts';
import { useTableChanges } from '#platform/web/tables/tables.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { CheckInTabs } from '#product/check-ins/web/check-in-tabs.tsx';
import { tellsOfNaming } from '#product/notifications/rules/dashboard.ts';
import { useSeen } from '#product/notifications/web/seen.ts';
import { FeatureOff } from '#product/schools/web/feature-off.tsx';
import { openAction } from '#ui/actions/action.ts';
import { shownDate } from '#ui/formats/dates.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { IconButton } from '#ui/parts/icon-button.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { listResponders, type SchoolResponders } from '../responders-contract.ts';
import { CrisisLines, useHoursWords } from './crisis-line.tsx';
import { shownThen } from './moments.ts';
import { addAbsence, addDaysOff, removeAbsence, removeDaysOff } from './responder-actions.ts';
import styles from './responders.module.css';
import { RespondersForm } from './responders-form.tsx';
import { FOLLOW_UPS_KEY } from './use-follow-ups.ts';

/** Who answers at a school, when, and whom to call. */
export function RespondersScreen() {
  const { t } = useTranslation();
  const changes = useTableChanges();
  // Staff who act as somebody have not read it for them.
  const isInPerson = useSession(({ actingAs }) => actingAs === null);
  useSeen(tellsOfNaming, isInPerson);
  const query = useQuery({
    queryKey: [...FOLLOW_UPS_KEY, 'responders', changes],
    queryFn: ({ signal }) => call(listResponders, {}, { signal, quiet: true }),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <Page title={t('follow-ups.responders.title')} lead={t('follow-ups.responders.lead')} width="wide">
      <CheckInTabs />
      <Loaded query={query}>
        {({ data }) => (
          <>
            {data.length <= 1 && (
              <CrisisLines
                lines={data.filter(isSaid)}
                mayTurnOn={isInPerson && data.some((school) => school.may_edit)}
              />
            )}
            {data.length === 0 && <EmptyState title={t('follow-ups.responders.no-school')} />}
            {data.map((school) => (
              <School
                key={school.school_id}
                school={school}
                now={new Date(query.dataUpdatedAt)}
                isOneOfMany={data.length > 1}
              />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const isSaid = ({ contact_name: name }: SchoolResponders): boolean => name !== '';

type SchoolProps = { school: SchoolResponders; now: Date };

function School({ school, now, isOneOfMany }: SchoolProps & { isOneOfMany: boolean }) {
  const { t } = useTranslation();
  const isInPerson = useSession(({ actingAs }) => actingAs === null);
  return (
    <section className={styles.school} aria-labelledby={`school-${school.school_id}`}>
      <header className={styles.head}>
        <h2 id={`school-${school.school_id}`}>{school.school}</h2>
        <Badge tone={school.on ? 'success' : 'neutral'}>
          {t(school.on ? 'follow-ups.responders.is-on' : 'follow-ups.responders.is-off')}
        </Badge>
      </header>
      {school.switched_off && <FeatureOff />}
      {isOneOfMany && (
        <CrisisLines lines={[school].filter(isSaid)} mayTurnOn={school.may_edit && isInPerson} />
      )}
      <div className={styles.columns}>
        <Card level={3} title={t('follow-ups.responders.who')}>
          {school.may_edit && isInPerson ? <RespondersForm school={school} /> : <Said school={school} />}
        </Card>
        <div className={styles.side}>
          <Now school={school} now={now} />
          <DaysOff school={school} mayEdit={school.may_edit && isInPerson} />
          <Absences school={school} isInPerson={isInPerson} />
        </div>
      </div>
    </section>
  );
}

/** For who reads: the same, in words. */
function Said({ school }: { school: SchoolResponders }) {
  const { t } = useTranslation();
  const wordsFor = useHoursWords();
  if (school.responder === null || school.backup === null)
    return <p>{t('follow-ups.responders.nothing-said')}</p>;
  const facts = [
    [t('follow-ups.responders.responder'), school.responder.name],
    [t('follow-ups.responders.backup'), school.backup.name],
    [t('follow-ups.responders.hours'), wordsFor(school.hours)],
    [t('follow-ups.responders.contact'), `${school.contact_name}, ${school.contact_phone}`],
    [t('follow-ups.responders.steps'), school.steps],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The test of it: who would be asked, and when somebody looks. */
function Now({ school, now }: SchoolProps) {
  const { t, i18n } = useTranslation();
  const { on, asked_now: asked, next_open: next, confirmed_until: until, time_zone: timeZone } = school;
  const at = { timeZone, language: i18n.language, now };
  return (
    <Card level={3} title={t('follow-ups.responders.now')}>
      {!on && <p>{t('follow-ups.responders.now-off')}</p>}
      {next !== null && asked !== null && (
        <p>
          {new Date(next.from) <= now
            ? t('follow-ups.responders.now-open', { name: asked.name, time: shownThen(next.to, at) })
            : t('follow-ups.responders.now-closed', { name: asked.name, time: shownThen(next.from, at) })}
        </p>
      )}
      {on && asked === null && <p>{t('follow-ups.responders.now-nobody')}</p>}
      {on && until !== null && (
        <p className={styles.small}>
          {t('follow-ups.responders.confirmed-until', { date: shownDate(dayIn(timeZone, new Date(until))) })}
        </p>
      )}
    </Card>
  );
}

const rangeOf = ({ first_day: first, last_day: last }: { first_day: string; last_day: string }): string =>
  first === last ? shownDate(first) : `${shownDate(first)} – ${shownDate(last)}`;

function DaysOff({ school, mayEdit }: { school: SchoolResponders; mayEdit: boolean }) {
  const { t } = useTranslation();
  const id = school.school_id;
  return (
    <Card
      level={3}
      title={t('follow-ups.days-off.heading')}
      aside={
        mayEdit && (
          <Button size="sm" variant="subtle" onClick={() => openAction(addDaysOff, { values: { id } })}>
            {t('follow-ups.days-off.add')}
          </Button>
        )
      }
    >
      {school.days_off.length === 0 && <p className={styles.small}>{t('follow-ups.days-off.none')}</p>}
      <ul className={styles.rows}>
        {school.days_off.map((off) => (
          <li key={off.id}>
            <span>
              {off.words}
              <span className={styles.small}> {rangeOf(off)}</span>
            </span>
            {mayEdit && (
              <IconButton
                label={t('follow-ups.days-off.remove-label', { words: off.words })}
                icon={<Trash2 />}
                onClick={() => openAction(removeDaysOff, { values: { id, day_id: off.id } })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Absences({ school, isInPerson }: { school: SchoolResponders; isInPerson: boolean }) {
  const { t } = useTranslation();
  const user = useUser();
  const id = school.school_id;
  const both = [school.responder, school.backup].filter((person) => person !== null);
  const mayAdd = both.filter((person) => isInPerson && (school.may_edit || person.id === user.id));
  if (both.length === 0) return null;
  return (
    <Card level={3} title={t('follow-ups.absence.heading')}>
      {school.absences.length === 0 && <p className={styles.small}>{t('follow-ups.absence.none')}</p>}
      <ul className={styles.rows}>
        {school.absences.map((absence) => (
          <li key={absence.id}>
            <span>
              {absence.account.name}
              <span className={styles.small}> {rangeOf(absence)}</span>
            </span>
            {isInPerson && (school.may_edit || absence.own) && (
              <IconButton
                label={t('follow-ups.absence.remove-label', { name: absence.account.name })}
                icon={<Trash2 />}
                onClick={() => openAction(removeAbsence, { values: { id, absence_id: absence.id } })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {mayAdd.map((person) => (
          <Button
            key={person.id}
            size="sm"
            variant="outline"
            onClick={() =>
              openAction(addAbsence, { values: { id, account_id: person.id }, facts: { name: person.name } })
            }
          >
            {person.id === user.id
              ? t('follow-ups.absence.add-own')
              : t('follow-ups.absence.add', { name: person.name })}
          </Button>
        ))}
      </div>
    </Card>
  );
}
