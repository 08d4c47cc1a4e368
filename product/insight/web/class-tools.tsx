import { Presentation, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FeelingFace } from '#product/check-ins/web/faces/feeling-face.tsx';
import { openLoginInformation } from '#product/rosters/web/login-cards/login-information.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Button } from '#ui/parts/button.tsx';
import type { Feelings } from '../contract.ts';
import { useClass } from './class-page.tsx';
import styles from './class-tools.module.css';

const BOARD = 'class-board';

/** Beside the greeting: what the whole class may see, and how the children sign in. */
export function ClassTools() {
  const { t } = useTranslation();
  const data = useClass().data?.data;
  return (
    <>
      {data !== undefined && data.feelings !== null && (
        <Button variant="outline" icon={<Presentation />} onClick={() => openModal(BOARD)}>
          {t('insight.board.show')}
        </Button>
      )}
      {data !== undefined && data.own_ids.length > 0 && (
        <Button
          variant="outline"
          icon={<Printer />}
          onClick={() => openLoginInformation('student', data.own_ids)}
        >
          {t('insight.login-cards')}
        </Button>
      )}
      {data !== undefined && data.feelings !== null && (
        <Dialog name={BOARD} title={t('insight.board.title')} size="lg" opaque>
          <Board feelings={data.feelings} />
        </Dialog>
      )}
    </>
  );
}

/** One or two could be pointed at: on the board they are a few. */
const FEW = 2;

/** Faces and how many, no names. */
function Board({ feelings }: { feelings: Feelings }) {
  const { t } = useTranslation();
  const count = (of: number): string =>
    of === 0 ? t('insight.board.none') : of <= FEW ? t('insight.board.few') : String(of);
  if (feelings.told.every(({ children }) => children.length === 0))
    return <p>{t('insight.feelings.nobody')}</p>;
  return (
    <ul className={styles.board}>
      {feelings.told.map(({ feeling, children }) => (
        <li key={feeling} data-empty={children.length === 0 || undefined}>
          <FeelingFace feeling={feeling} className={styles.face} />
          <span className={styles.word}>{t(`insight.feelings.words.${feeling}`)}</span>
          <strong className={styles.count}>{count(children.length)}</strong>
        </li>
      ))}
    </ul>
  );
}
