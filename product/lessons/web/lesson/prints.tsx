import { Link } from '@tanstack/react-router';
import { FileText, Lock, Mail, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { homePath } from '#product/access/rules/scopes.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { saveAndTell } from '#ui/snackbars/save-and-tell.ts';
import { readLesson } from '../../contract.ts';
import type { LessonPart } from '../../rules/lesson/lesson.ts';
import { toPurchasing } from '../shared/to-purchasing.ts';
import type { WholeLesson } from '../shared/whole-lesson.ts';
import styles from './prints.module.css';

/** Its papers. Who may not have them is led to where they can be had. */
export function Prints({ lesson }: { lesson: WholeLesson }) {
  const { t, i18n } = useTranslation();
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
    const { id, language } = lesson;
    await saveAndTell(readLesson, { id, _lang: language, _format: 'pdf', _part: part });
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
      {!printable && (
        <p className={styles.closed}>
          {t('lessons.page.closed')}
          {blankIn(i18n.language)}
          <Link to={`${homePath(scope)}/purchasing`}>{t('lessons.page.closed-action')}</Link>
        </p>
      )}
    </Card>
  );
}
