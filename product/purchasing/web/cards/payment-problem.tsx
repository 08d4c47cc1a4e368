import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { Banner } from '#ui/parts/banner.tsx';

export function PaymentProblem({ problem }: { problem: Message | null }) {
  const { t } = useTranslation();
  const say = useSay();
  if (problem === null) return null;
  return (
    <Banner tone="error" title={t('purchasing-cards.unavailable')} live>
      <p>{say(problem)}</p>
    </Banner>
  );
}
