import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/parts/banner.tsx';
import { Card } from '#ui/parts/card.tsx';
import type { UploadState } from '../contract.ts';
import { LeftOut } from './left-out.tsx';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

type Props = {
  upload: UploadState;
  scope: UploadScope;
  org: string | null;
  onOrg: (org: string | null) => void;
};

/** What is particular about a roster: the school that is meant, whether it is whole, and what was left out of it. */
export function RosterFacts({ upload, scope, org, onOrg }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { orgs } = upload;
  return (
    <>
      {org === null && (
        <Banner tone="warning" live>
          {t('rosters-uploads.oneroster.school-missing', { school: upload.school })}
        </Banner>
      )}
      {upload.delta && <Banner>{t('rosters-uploads.oneroster.delta')}</Banner>}
      <LeftOut upload={upload} load={scope.calls.leftOut} />
      <Card>
        <div className={styles.column}>
          <label htmlFor={id} className={styles.header}>
            {t('rosters-uploads.oneroster.school')}
          </label>
          <select
            id={id}
            className={styles.select}
            value={org ?? ''}
            onChange={({ target }) => onOrg(target.value === '' ? null : target.value)}
          >
            {org === null && <option value="">{t('rosters-uploads.oneroster.choose')}</option>}
            {orgs.map((one) => (
              <option key={one.id} value={one.id}>
                {t('rosters-uploads.oneroster.school-option', { name: one.name, count: one.students })}
              </option>
            ))}
          </select>
        </div>
      </Card>
    </>
  );
}
