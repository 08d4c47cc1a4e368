import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { closeProjector } from './open.ts';

type StepButtonsProps = {
  at: number;
  of: number;
  go: (by: 1 | -1) => void;
  /** Where a step has parts, its first is not where it began. */
  isFirst?: boolean;
  /** What a step on leads to, where that is less than a step. */
  next?: string | undefined;
  children?: ReactNode;
};

/** Back and on, with what stands between them; behind the last step it is over. */
export function StepButtons({ at, of, go, isFirst = at === 0, next, children }: StepButtonsProps) {
  const { t } = useTranslation();
  const isLast = at === of - 1 && next === undefined;
  return (
    <>
      <Button size="lg" variant="light" icon={<ArrowLeft />} aria-disabled={isFirst} onClick={() => go(-1)}>
        {t('lessons.projector.back')}
      </Button>
      {children}
      <Button
        size="lg"
        iconAfter={<ArrowRight />}
        data-first
        onClick={() => (isLast ? closeProjector() : go(1))}
      >
        {next ?? t(isLast ? 'lessons.projector.done' : 'lessons.projector.next')}
      </Button>
    </>
  );
}
