import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/web/api.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { GRADES, gradeLabel } from '../../rules/grades.ts';
import type { UploadState } from '../contract.ts';
import { possibleNumbers } from '../rules/columns.ts';
import { mapColumns } from './map-columns.ts';
import type { UploadScope } from './scope.ts';
import styles from './uploads.module.css';

type Props = { upload: UploadState; scope: UploadScope; onDone: (reply: { data: UploadState }) => void };

/** Children who are told apart by their names alone: said before it is done, with the column that could do better. */
export function Namesakes({ upload, scope, onDone }: Props) {
  const { t } = useTranslation();
  const { count, named, by_name: byName } = upload.namesakes;
  const offered = upload.source === 'table' ? possibleNumbers(upload.mapping, upload.sample) : [];
  const isFoundByName = byName > 0 && offered.some(({ isLikely }) => isLikely);
  if (count === 0 && !isFoundByName) return null;
  return (
    <Banner
      tone="warning"
      title={
        count > 0
          ? t('rosters-uploads.namesakes.title', { count })
          : t('rosters-uploads.namesakes.by-name-title', { count: byName })
      }
    >
      {count > 0 && (
        <>
          <p>{t('rosters-uploads.namesakes.text')}</p>
          <ul className={styles.plan}>
            {named.map(({ line, name, like }) => (
              <li key={line}>
                {t('rosters-uploads.namesakes.row', { row: line, name })} <Likeness like={like} />
              </li>
            ))}
          </ul>
          {count > named.length && (
            <p>{t('rosters-uploads.namesakes.more', { count: count - named.length })}</p>
          )}
          {isFoundByName && <p>{t('rosters-uploads.namesakes.by-name', { count: byName })}</p>}
        </>
      )}
      {count === 0 && <p>{t('rosters-uploads.namesakes.by-name-text')}</p>}
      {offered.length > 0 && upload.mine && (
        <NumberChoice upload={upload} scope={scope} offered={offered} onDone={onDone} />
      )}
    </Banner>
  );
}

type Like = UploadState['namesakes']['named'][number]['like'];

function Likeness({ like: { name, grade, student_id: number, archived, educator } }: { like: Like }) {
  const { t } = useTranslation();
  const known = GRADES.find((one) => one === grade);
  if (known === undefined) return <>{t('rosters-uploads.namesakes.like-of', { name, educator })}</>;
  return (
    <>
      {t('rosters-uploads.namesakes.like', { name, grade: gradeLabel(known), educator })}
      {number !== null && <> · {t('rosters-uploads.namesakes.number', { number })}</>}
      {archived && <> · {t('rosters-uploads.namesakes.archived')}</>}
    </>
  );
}

type NumberChoiceProps = Props & { offered: ReturnType<typeof possibleNumbers> };

/** One of the columns that are left out, taken for the student's number: the preview is made anew. */
function NumberChoice({ upload, scope, offered, onDone }: NumberChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState(offered[0]?.index ?? 0);
  const [sending, setSending] = useState(false);
  const use = async () => {
    if (sending) return;
    setSending(true);
    try {
      onDone(await mapColumns(scope, upload.id, upload.mapping.with(chosen, 'student_id'), upload));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  };
  const labelOf = (index: number): string => {
    const header = upload.headers[index] ?? '';
    const column = header === '' ? t('rosters-uploads.mapping.no-name', { number: index + 1 }) : header;
    const cells = upload.sample.map((line) => line[index] ?? '').filter((cell) => cell !== '');
    return t('rosters-uploads.namesakes.column', { column, cells: cells.join(' · ') });
  };
  return (
    <div className={styles['number-choice']}>
      <label htmlFor={id}>{t('rosters-uploads.namesakes.choose')}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {offered.map(({ index }) => (
          <option key={index} value={index}>
            {labelOf(index)}
          </option>
        ))}
      </select>
      <Button variant="outline" size="sm" loading={sending} onClick={() => void use()}>
        {t('rosters-uploads.namesakes.use')}
      </Button>
    </div>
  );
}
