import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { useLanguage, useShortDay } from '#product/check-ins/web/day-words.ts';
import { SaidSign } from '#product/check-ins/web/faces/mark.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { useMedia } from '#ui/style/use-media.ts';
import { RowsTable } from '#ui/table/small-table.tsx';
import type { Caseload, CaseloadRow } from '../../caseload-contract.ts';
import { PHONE } from '../class-page.tsx';
import { openNote } from '../student/cards/notes-card.tsx';
import styles from './caseload.module.css';

/** As many as one reads in the morning; on a phone, where a row is a card, as many as two screens hold. */
const FIRST_ROWS = 12;
const FIRST_ON_PHONE = 4;

/** A row a child, those with something to do next first. */
export function CaseloadTable({ caseload }: { caseload: Caseload }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { rows, own, shared, covered, more } = caseload;
  const first = useMedia(PHONE) ? FIRST_ON_PHONE : FIRST_ROWS;
  const shown = isWhole ? rows : rows.slice(0, first);
  const hidden = rows.length - shown.length;
  return (
    <Card title={t('insight-home.caseload.title')}>
      <p className={styles.quiet}>
        {t('insight-home.caseload.counted', {
          total: t('insight-home.caseload.total', { count: own + shared }),
          own: t('insight-home.caseload.own', { count: own }),
          shared: t('insight-home.caseload.shared', { count: shared }),
        })}{' '}
        {t(covered ? 'insight-home.caseload.covered' : 'insight-home.caseload.key')}
      </p>
      <RowsTable>
        <thead>
          <tr>
            <th scope="col">{t('insight-home.caseload.columns.child')}</th>
            <th scope="col">{t('insight-home.caseload.columns.teacher')}</th>
            {!covered && <th scope="col">{t('insight-home.caseload.columns.strip')}</th>}
            {!covered && <th scope="col">{t('insight-home.caseload.columns.note')}</th>}
            <th scope="col">{t('insight-home.caseload.columns.next')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </RowsTable>
      {hidden > 0 && (
        <Button variant="light" onClick={() => setWhole(true)}>
          {t('insight-home.caseload.see-all', { count: hidden })}
        </Button>
      )}
      {more > 0 && <p className={styles.quiet}>{t('insight-home.caseload.more', { count: more })}</p>}
    </Card>
  );
}

function Row({ row }: { row: CaseloadRow }) {
  const { t } = useTranslation();
  const { id, name, teacher, own, strip, last_note_on: note } = row;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <StudentLink id={id}>{name}</StudentLink>
        {own && <span className={styles.own}> {t('insight-home.caseload.own-child')}</span>}
      </th>
      <td data-label={t('insight-home.caseload.columns.teacher')}>{teacher}</td>
      {strip !== null && (
        <>
          <td>
            <Strip strip={strip} />
          </td>
          <td data-label={t('insight-home.caseload.columns.note')}>
            {note === null ? (
              <span className={styles.quiet}>{t('insight-home.caseload.no-note')}</span>
            ) : (
              shownDate(note)
            )}
          </td>
        </>
      )}
      <td className={styles.next}>
        <Next row={row} />
      </td>
    </tr>
  );
}

function Next({ row: { id, name, next } }: { row: CaseloadRow }) {
  const { t } = useTranslation();
  if (next === null) return <span className={styles.quiet}>{t('insight-home.caseload.no-step')}</span>;
  const label = t(`insight-home.caseload.steps.${next}`);
  if (next === 'talk' || next === 'follow-up') {
    return (
      <ButtonLink to="/educator/emotion-check-ins/follow-ups" size="sm" aria-label={`${label}: ${name}`}>
        {label}
      </ButtonLink>
    );
  }
  if (next === 'away') {
    return (
      <ButtonLink
        to={`/educator/students/${id}`}
        size="sm"
        variant="outline"
        aria-label={`${label}: ${name}`}
      >
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="sm"
      variant={next === 'hello' ? 'light' : 'outline'}
      aria-label={`${label}: ${name}`}
      onClick={() => openNote(id, name)}
    >
      {label}
    </Button>
  );
}

/** Ten faces for the eye; a sentence says the same to screen readers. */
function Strip({ strip }: { strip: NonNullable<CaseloadRow['strip']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shortDay = useShortDay();
  const told = strip.flatMap(({ day, said }) =>
    said === null || said === 'not-now'
      ? []
      : [`${shortDay(day)} ${t(`insight-student.feelings.inline.${said}`)}`],
  );
  const sentence =
    told.length === 0
      ? t('insight-home.caseload.strip-none')
      : t('insight-home.caseload.strip', {
          count: told.length,
          feelings: listed(told, language),
        });
  return (
    <>
      <span className={styles.strip} aria-hidden="true" title={sentence}>
        {strip.map(({ day, said }) => (
          <span key={day} className={styles.day}>
            <SaidSign said={said} />
          </span>
        ))}
      </span>
      <span className="visually-hidden">{sentence}</span>
    </>
  );
}
