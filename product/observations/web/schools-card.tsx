import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { Card } from '#ui/parts/card.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { readSchoolCheckIns } from '../contract.ts';
import type { SchoolShares } from '../rules/school-counts.ts';
import { SEEN } from '../rules/seen.ts';
import styles from './sel-check-ins.module.css';
import { SeenMark } from './shared/seen-mark.tsx';

/** For who runs schools: how many, never who. */
export function SchoolsCard() {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['sel-check-ins', 'schools'],
    queryFn: ({ signal }) => call(readSchoolCheckIns, {}, { signal, quiet: true }),
  });
  return (
    <Card title={t('observations.schools.title')}>
      <p className={styles.soft}>{t('observations.schools.lead')}</p>
      <Loaded query={query} failed={t('observations.schools.failed')}>
        {({ data: { schools, all } }) => <Schools schools={schools} all={all} />}
      </Loaded>
    </Card>
  );
}

function Schools({ schools, all }: { schools: readonly SchoolShares[]; all: SchoolShares | null }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.key} aria-hidden="true">
        {SEEN.map((seen) => (
          <li key={seen}>
            <SeenMark seen={seen} /> {t(`observations.seen.${seen}`)}
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t('observations.schools.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('observations.schools.school')}</th>
              <th scope="col">{t('observations.schools.children')}</th>
              <th scope="col">{t('observations.schools.observed')}</th>
              {SKILLS.map((skill) => (
                <th key={skill} scope="col">
                  {t(`observations.skills.${skill}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all !== null && <School school={{ ...all, name: t('observations.schools.all') }} />}
            {schools.map((school) => (
              <School key={school.id} school={school} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function School({ school: { name, children, observed, skills } }: { school: SchoolShares }) {
  const { t } = useTranslation();
  if (children === null) {
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={SKILLS.length + 2}>{t('observations.schools.few')}</td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
      <td>{t('observations.schools.share', { share: observed })}</td>
      {skills === null ? (
        <td colSpan={SKILLS.length}>{t('observations.schools.few')}</td>
      ) : (
        skills.map(({ skill, shares }) => (
          <td key={skill}>
            <ul className={styles.shares}>
              {SEEN.map((seen) => (
                <li key={seen}>
                  <SeenMark seen={seen} />
                  <span className="visually-hidden">{t(`observations.seen.${seen}`)}</span>
                  {t('observations.schools.share', { share: shares[seen] })}
                </li>
              ))}
            </ul>
          </td>
        ))
      )}
    </tr>
  );
}
