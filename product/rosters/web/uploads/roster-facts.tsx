import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { save } from '#platform/web/download.ts';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { UploadState } from '../../uploads-contract.ts';
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
  const say = useSay();
  const id = useId();
  const { orgs, notes, notes_total: left } = upload;
  const saveAll = async () => {
    try {
      const { data } = await call(scope.calls.leftOut, { id: upload.id });
      const names = ['file', 'line', 'reason'] as const;
      const lines = [
        names.map((name) => t(`uploads.oneroster.left-out-columns.${name}`)),
        ...data.map(({ file, line, reason }) => [
          file,
          String(line),
          say({ i18n: `uploads.oneroster.reasons.${reason}` }),
        ]),
      ];
      save(new Blob([csvText(lines)], { type: 'text/csv' }), `left-out-${upload.id}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <>
      {org === null && (
        <Banner tone="warning" live>
          {t('uploads.oneroster.school-missing', { school: upload.school })}
        </Banner>
      )}
      {upload.delta && <Banner>{t('uploads.oneroster.delta')}</Banner>}
      {left > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button variant="outline" size="sm" icon={<Download />} onClick={() => void saveAll()}>
              {t('uploads.oneroster.download')}
            </Button>
          }
        >
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

function csvText(lines: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
