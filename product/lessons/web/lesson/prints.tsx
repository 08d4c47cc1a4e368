import { FileText, Lock, Mail, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ERROR_STATUS } from '#platform/contract/refusal.ts';
import { ApiError, callFor } from '#platform/web/api.ts';
import { fileName, save } from '#platform/web/tables/download.ts';
import { tellProblem } from '#product/accounts/web/session/api-problems.ts';
import { goTo } from '#product/accounts/web/session/navigation.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { readLesson } from '../../contract.ts';
import type { LessonPart } from '../../rules/lesson/lesson.ts';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './prints.module.css';

/** Its papers. Who may not have them is led to where they can be had. */
export function Prints({ lesson }: { lesson: WholeLesson }) {
  const { t } = useTranslation();
  const { scope } = useUser();
  const { prose, facts, printable } = lesson;
  const [busy, setBusy] = useState<LessonPart | null>(null);
  const parts: { part: LessonPart; icon: ReactNode; label: string }[] = [
    { part: 'educator', icon: <FileText />, label: t('lessons.page.print-educator') },
    ...(facts.studentAnchor === null
      ? []
      : [
          {
            part: 'student' as const,
            icon: <PencilLine />,
            label: t('lessons.page.print-student', { name: facts.studentAnchor ?? '' }),
          },
        ]),
    ...(prose.family === null
      ? []
      : [{ part: 'family' as const, icon: <Mail />, label: t('lessons.page.print-family') }]),
  ];
  const shown = scope === 'parent' ? parts.toReversed() : parts;
  const press = async (part: LessonPart): Promise<void> => {
    if (!printable) return toPurchasing(scope === 'parent');
    setBusy(part);
    await print(lesson, part);
    setBusy(null);
  };
  return (
    <Card title={t('lessons.page.print')} className={styles.prints ?? ''}>
      {shown.map(({ part, icon, label }, at) => (
        <Button
          key={part}
          wide
          variant={at === 0 ? 'filled' : 'light'}
          icon={printable ? icon : <Lock />}
          loading={busy === part}
          onClick={() => void press(part)}
        >
          {label}
        </Button>
      ))}
      {!printable && <p className={styles.closed}>{t('lessons.page.closed')}</p>}
    </Card>
  );
}

/** As the server would refuse it, without asking. */
async function toPurchasing(isParent: boolean): Promise<void> {
  if (!isParent) return tellProblem(new ApiError(ERROR_STATUS['payment-required'], null));
  await goTo('/parent/purchasing');
  showSnackbar({ type: 'warning', i18n: 'error.payment-required', persistent: true });
}

async function print({ id, language }: WholeLesson, part: LessonPart): Promise<void> {
  const asked = { id, _language: language, _format: 'pdf', _part: part } as const;
  try {
    const { blob, name } = await callFor(readLesson, asked, async (response) => ({
      blob: await response.blob(),
      name: fileName(response.headers.get('Content-Disposition')) ?? `lesson-${part}.pdf`,
    }));
    save(blob, name);
  } catch (error) {
    // Told already, as any failed call is.
    if (!(error instanceof ApiError)) throw error;
  }
}
