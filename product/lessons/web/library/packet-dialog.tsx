import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#brands/brand.ts';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import type { ApiError } from '#platform/web/api.ts';
import { saveOrProblem } from '#platform/web/files/save-document.ts';
import { useSay } from '#platform/web/say.ts';
import { problemOf } from '#product/accounts/web/session/api-problems.ts';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { closeModal } from '#ui/layers/modals.ts';
import dialogs from '#ui/layers/parts-dialog.module.css';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { printLessons } from '../../contract.ts';
import { LESSON_PARTS, type LessonPart } from '../../rules/lesson/lesson.ts';
import { mayPrint } from '../../rules/printing.ts';
import { toPurchasing } from '../shared/to-purchasing.ts';
import { useTold } from '../shared/words.ts';
import type { LessonRow } from './lesson-card.tsx';
import { PRINT_PACKET, useAskedPacket } from './packet.tsx';

/** Several lessons as one file: which papers of each, and which lessons are left out. */
export function PacketDialog() {
  const { t } = useTranslation();
  const asked = useAskedPacket();
  const isClosed = useClosed();
  if (asked === null) return null;
  const closed = asked.rows.filter(isClosed);
  const count = asked.ids.length - closed.length;
  return (
    <Dialog name={PRINT_PACKET} title={t('lessons.packet.title', { count })} forgetful>
      <div className={dialogs.dialog}>
        {closed.length > 0 && <LeftOut rows={closed} />}
        {count === 0 ? <NoneLeft /> : <Papers ids={asked.ids} />}
      </div>
    </Dialog>
  );
}

function useClosed(): (row: LessonRow) => boolean {
  const ecommerce = useSession((session) => session.ecommerce);
  return ({ featured, safety }) => !mayPrint({ isFeatured: featured, safety, ecommerce });
}

function LeftOut({ rows }: { rows: readonly LessonRow[] }) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <div>
      <p>{t('lessons.packet.left-out', { count: rows.length })}</p>
      <ul className={dialogs.names}>
        {rows.map((row) => {
          const { title, lang } = told(row);
          return (
            <li key={row.id} lang={lang}>
              {title}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function NoneLeft() {
  const { t } = useTranslation();
  const { scope } = useUser();
  const go = () => {
    closeModal(PRINT_PACKET);
    void toPurchasing(scope === 'parent');
  };
  return (
    <div className={dialogs.actions}>
      <Button variant="subtle" onClick={() => closeModal(PRINT_PACKET)}>
        {t('ui.cancel')}
      </Button>
      <Button onClick={go}>{t('lessons.packet.purchasing')}</Button>
    </div>
  );
}

/** Who has no license is led away from here; everything else is waited for and tried again. */
const isToldHere = ({ status }: ApiError): boolean => status !== ERROR_STATUS['payment-required'];

function Papers({ ids }: { ids: readonly number[] }) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const { scope } = useUser();
  const name = useId();
  const [parts, setParts] = useState<readonly LessonPart[]>(
    scope === 'parent' ? ['student', 'family'] : ['educator', 'student'],
  );
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const toggle = (part: LessonPart) =>
    setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]);
  const print = async () => {
    setBusy(true);
    const language = LOCALES.find((one) => one === i18n.language) ?? 'en';
    setProblem(null);
    const asked = { ids: [...ids], parts: [...parts], language };
    const failed = await saveOrProblem(printLessons, asked, { quiet: isToldHere });
    setBusy(false);
    if (failed === null) closeModal(PRINT_PACKET);
    else if (isToldHere(failed)) setProblem(failed);
  };
  return (
    <>
      <fieldset className={dialogs.parts}>
        <legend>{t('lessons.packet.papers')}</legend>
        {LESSON_PARTS.map((part) => (
          <label key={part} className={dialogs.part} htmlFor={`${name} ${part}`}>
            <input
              id={`${name} ${part}`}
              type="checkbox"
              checked={parts.includes(part)}
              onChange={() => toggle(part)}
            />
            {t(`lessons.packet.${part}`)}
          </label>
        ))}
      </fieldset>
      <p className={dialogs.hint}>{t('lessons.packet.first')}</p>
      {problem !== null && (
        <Banner tone="error" live title={t('lessons.packet.failed')}>
          {say(problemOf(problem))}
        </Banner>
      )}
      <div className={dialogs.actions}>
        <Button variant="subtle" onClick={() => closeModal(PRINT_PACKET)}>
          {t('ui.cancel')}
        </Button>
        <Button
          icon={<Printer />}
          loading={isBusy}
          disabled={parts.length === 0}
          onClick={() => void print()}
        >
          {t(problem === null ? 'lessons.packet.print' : 'ui.try-again')}
        </Button>
      </div>
    </>
  );
}
