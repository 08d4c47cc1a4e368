import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import type { UploadState } from '../../uploads-contract.ts';
import styles from './uploads.module.css';

type Props = { upload: UploadState; org: string | null; onOrg: (org: string | null) => void };

/** What is particular about a roster: the school that is meant, whether it is whole, and what was left out of it. */
export function RosterFacts({ upload, org, onOrg }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const id = useId();
  const { orgs, notes, notes_total: left } = upload;
  return (
    <>
      {org === null && (
        <Banner tone="warning" live>
          {t('uploads.oneroster.school-missing', { school: upload.school })}
        </Banner>
      )}
      {upload.delta && <Banner>{t('uploads.oneroster.delta')}</Banner>}
      {left > 0 && (
        <Banner tone="warning">
          {t('uploads.oneroster.left-out', { count: left })}
          <ul className={styles.plan}>
            {notes.map(({ file, line, reason }) => (
              <li key={`${file} ${line} ${reason}`}>
                {t('uploads.oneroster.note', {
                  file,
                  line,
                  reason: say({ i18n: `uploads.oneroster.reasons.${reason}` }),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Card>
        <div className={styles.column}>
          <label htmlFor={id} className={styles.header}>
            {t('uploads.oneroster.school')}
          </label>
          <select
            id={id}
            className={styles.select}
            value={org ?? ''}
            onChange={({ target }) => onOrg(target.value === '' ? null : target.value)}
          >
            {org === null && <option value="">{t('uploads.oneroster.choose')}</option>}
            {orgs.map((one) => (
              <option key={one.id} value={one.id}>
                {t('uploads.oneroster.school-option', { name: one.name, count: one.students })}
              </option>
            ))}
          </select>
        </div>
      </Card>
    </>
  );
}
