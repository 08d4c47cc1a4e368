import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { FamilyButton } from '#product/family-links/web/family-dialog.tsx';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { shownDate } from '#ui/formats/dates.ts';
import type { MenuEntry } from '#ui/layers/menu.tsx';
import { Fold } from '#ui/navigation/fold.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { StudentEvent, StudentPage, StudentReport } from '../../../rules/student/page-shape.ts';
import styles from './side-cards.module.css';

type Of = { page: StudentPage; entries: readonly MenuEntry[] };

/** Entries of the student's menu, as buttons where one reads that they are needed. */
function Buttons({ entries, ids }: { entries: readonly MenuEntry[]; ids: readonly string[] }) {
  const shown = ids.flatMap((id) => entries.filter((entry) => entry.id === id));
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {shown.map(({ id, label, icon, onSelect }) => (
        <Button key={id} size="sm" variant="outline" icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Which reports there are, and how far the others. */
export function ReportsCard({ page, area = 'educator' }: Pick<Of, 'page'> & { area?: ReportArea }) {
  const { t, i18n } = useTranslation();
  const programName = useProgramName();
  const mayOpen = page.reads !== 'counts';
  const nameOf = ({ program, kind }: StudentReport): string =>
    listed([programName(program), t(`insight-student.skills.kinds.${kind}`)], i18n.language);
  // In the archive nothing opens any more: what was never begun is not waited for.
  const reports = page.reports.filter(({ available, done }) => !page.archived || available || done > 0);
  if (page.archived && reports.length === 0) return null;
  return (
    <Card title={t('insight-student.reports.title')}>
      {reports.length === 0 && <p className={styles.quiet}>{t('insight-student.reports.nothing')}</p>}
      <ul className={styles.facts}>
        {reports.map((report) => (
          <li key={`${report.program} ${report.kind}`}>
            <span>{nameOf(report)}</span>
            {report.available && mayOpen ? (
              <ButtonLink
                to={reportPath(page.id, report, area)}
                search={{ iteration: String(report.iteration), from: 'student' }}
                size="sm"
                variant="light"
                aria-label={t('insight-student.reports.open', {
                  program: programName(report.program),
                  kind: t(`insight-student.skills.kinds.${report.kind}`),
                })}
              >
                {t('reports.open')}
              </ButtonLink>
            ) : (
              <span className={styles.quiet}>
                {report.done === 0 && !report.available
                  ? t('insight-student.reports.opens', { count: report.required })
                  : t('insight-student.reports.done', {
                      done: report.done,
                      count: Math.max(report.done, report.required),
                    })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ReportArea = 'educator' | 'parent';

/** A family's is a part of the child's page. */
export function reportPath(
  student: number,
  { program, kind }: Pick<StudentReport, 'program' | 'kind'>,
  area: ReportArea,
): string {
  return area === 'parent'
    ? `/parent/students/${student}/report/${program}/${kind}`
    : `/educator/reports/${student}/${program}/${kind}`;
}

export function LicensesCard({ page, entries }: Of) {
  const { t } = useTranslation();
  const programName = useProgramName();
  if (page.archived && page.licenses.length === 0) return null;
  return (
    <Card title={t('insight-student.licenses.title')}>
      {page.licenses.length === 0 && (
        <p className={styles.quiet}>
          {page.trial_ends_on === null
            ? t('insight-student.licenses.nothing')
            : t('insight-student.licenses.trial', { day: shownDate(page.trial_ends_on) })}
        </p>
      )}
      <ul className={styles.facts}>
        {page.licenses.map(({ program, ends_on: endsOn, runs }) => (
          <li key={program}>
            <span>{programName(program)}</span>
            {runs ? (
              <Badge tone="success">{t('insight-student.licenses.until', { day: shownDate(endsOn) })}</Badge>
            ) : (
              <span className={styles.quiet}>
                {t('insight-student.licenses.ended', { day: shownDate(endsOn) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Buttons entries={entries} ids={['assign-license', 'switch-program', 'renew']} />
    </Card>
  );
}

export function PeopleCard({ page, entries }: Of) {
  const { t } = useTranslation();
  // Nobody is invited to a child in the archive; who was is still seen, and let go.
  const hasFamily = page.may_invite && (!page.archived || page.people.some(({ part }) => part === 'linked'));
  return (
    <Card title={t('insight-student.people.title')}>
      <ul className={styles.facts}>
        {page.people.map(({ name, part, since }, at) => (
          // Two colleagues may have one name.
          <li key={`${part} ${name} ${at}`}>
            <span>{name}</span>
            <span className={styles.quiet}>
              {t(`insight-student.people.${part}`, { day: since === null ? '' : shownDate(since) })}
            </span>
          </li>
        ))}
      </ul>
      {page.school !== null && <p className={styles.quiet}>{t('insight-student.people.admins')}</p>}
      <div className={styles.buttons}>
        <Buttons entries={entries} ids={['share', 'shares']} />
        {hasFamily && <FamilyButton student={page} />}
      </div>
    </Card>
  );
}

export function LoginCard({ page, entries }: Of) {
  const { t } = useTranslation();
  return (
    <Card title={t('insight-student.login.title')}>
      <ul className={styles.facts}>
        <li>
          <span>{t('insight-student.login.username')}</span>
          <strong className={styles.username}>{page.username}</strong>
        </li>
      </ul>
      <Buttons entries={entries} ids={['login-information']} />
    </Card>
  );
}

/** Folded, with what came last: the rest is for who looks for it. */
export function HistoryCard({ page }: Pick<Of, 'page'>) {
  const { t, i18n } = useTranslation();
  const wordsOf = ({ kind, title }: StudentEvent): string =>
    t(`insight-student.history.kinds.${kind}`, { title: title ?? '' });
  const [newest] = page.history;
  return (
    <Fold
      one
      title={t('insight-student.history.title')}
      sum={
        newest === undefined
          ? t('insight-student.history.nothing')
          : listed([wordsOf(newest), shownDate(newest.day)], i18n.language)
      }
    >
      <Card title={t('insight-student.history.title')}>
        {page.history.length === 0 && <p className={styles.quiet}>{t('insight-student.history.nothing')}</p>}
        <ol className={styles.history}>
          {page.history.map((event, index) => (
            // Two of a kind may be of one day.
            <li key={`${event.kind} ${event.day} ${index}`}>
              <span>{wordsOf(event)}</span>
              <span className={styles.quiet}>
                {event.by === null
                  ? shownDate(event.day)
                  : t('insight-student.history.by', { day: shownDate(event.day), name: event.by })}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </Fold>
  );
}
