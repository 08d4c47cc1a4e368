import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '#platform/web/api.ts';
import { save } from '#platform/web/files/save.ts';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { UploadCalls, UploadState } from '../contract.ts';
import styles from './uploads.module.css';

type Props = {
  upload: Pick<UploadState, 'id' | 'notes' | 'notes_total'>;
  load: UploadCalls['leftOut'];
};

/** The lines of a roster that were left out: the first of them, and all as a file. */
export function LeftOut({ upload, load }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const { notes, notes_total: left } = upload;
  const saveAll = async () => {
    try {
      const { data } = await call(load, { id: upload.id });
      const names = ['file', 'line', 'reason'] as const;
      const lines = [
        names.map((name) => t(`rosters-uploads.oneroster.left-out-columns.${name}`)),
        ...data.map(({ file, line, reason }) => [
          file,
          String(line),
          say({ i18n: `rosters-uploads.oneroster.reasons.${reason}` }),
        ]),
      ];
      save(new Blob([csvText(lines)], { type: 'text/csv' }), `left-out-${upload.id}.csv`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  if (left === 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button variant="outline" size="sm" icon={<Download />} onClick={() => void saveAll()}>
          {t('rosters-uploads.oneroster.download')}
        </Button>
      }
    >
      {t('rosters-uploads.oneroster.left-out', { count: left })}
      <ul className={styles.plan}>
        {notes.map(({ file, line, reason }) => (
          <li key={`${file} ${line} ${reason}`}>
            {t('rosters-uploads.oneroster.note', {
              file,
              line,
              reason: say({ i18n: `rosters-uploads.oneroster.reasons.${reason}` }),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function csvText(lines: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
