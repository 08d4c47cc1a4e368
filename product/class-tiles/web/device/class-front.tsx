import { ArrowLeft, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#platform/web/brand.tsx';
import { LoginCard } from '#product/accounts/web/sign-in/login-card.tsx';
import { ReadAloud } from '#product/accounts/web/sign-on/read-aloud.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import type { Tile } from '../../contract.ts';
import styles from './class-front.module.css';
import { PictureStep } from './picture-step.tsx';
import { TileGrid } from './tile-grid.tsx';
import { forgetTiles, readTiles, useTiles } from './use-tiles.ts';

/** Where somebody is: at the tiles, at the own pictures, or at the usual ways in. */
type Step = { at: 'tiles' } | { at: 'pictures'; tile: Tile } | { at: 'card' } | { at: 'other' };

/** The front door of a device that a teacher opened for the class. `onStranger`: it is none any more. */
export function ClassFront({ onStranger }: { onStranger: () => void }) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const { device, isLost } = useTiles();
  const [step, setStep] = useState<Step>({ at: 'tiles' });
  useEffect(() => {
    void readTiles();
    return forgetTiles;
  }, []);
  const state = device?.state;
  useEffect(() => {
    if (state === 'none') onStranger();
  }, [state, onStranger]);

  const toTiles = () => {
    setStep({ at: 'tiles' });
    void readTiles();
  };
  return (
    <div className={styles.front} data-density="roomy">
      <title>{`${t('site-student.title')} · ${brand}`}</title>
      {device === null && !isLost && (
        <div className={styles.wait}>
          <Spinner size={48} />
        </div>
      )}
      {step.at === 'pictures' && (
        <PictureStep tile={step.tile} onBack={toTiles} onCard={() => setStep({ at: 'card' })} />
      )}
      {step.at === 'tiles' && state === 'open' && device !== null && (
        <TileGrid
          device={device}
          onTile={(tile) => setStep({ at: 'pictures', tile })}
          onCard={() => setStep({ at: 'card' })}
          onOther={() => setStep({ at: 'other' })}
        />
      )}
      {step.at === 'tiles' && state === 'closed' && <Resting />}
      {step.at === 'tiles' && isLost && device === null && (
        <div className={styles.usual}>
          <Button icon={<RotateCw />} onClick={() => void readTiles()}>
            {t('class-tiles.to-tiles')}
          </Button>
          <LoginCard />
        </div>
      )}
      {(step.at === 'card' || step.at === 'other') && (
        <div className={styles.usual}>
          <LoginCard key={step.at} scan={step.at === 'card'} />
          <Button size="lg" variant="light" icon={<ArrowLeft />} onClick={toTiles}>
            {t('class-tiles.to-tiles')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Too many wrong pictures: the card is the way in until the teacher has looked. */
function Resting() {
  const { t } = useTranslation();
  return (
    <div className={styles.usual}>
      <div className={styles.note} role="status">
        <p>{t('class-tiles.closed')}</p>
        <ReadAloud texts={[t('class-tiles.closed')]} auto />
      </div>
      <LoginCard />
    </div>
  );
}
