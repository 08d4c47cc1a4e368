import { Snail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';

/** Half the pace. It is told with the result, and never counted. */
export function Slower({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant={isOn ? 'light' : 'outline'} icon={<Snail />} aria-pressed={isOn} onClick={onPress}>
      {t('play-games.slower')}
    </Button>
  );
}
