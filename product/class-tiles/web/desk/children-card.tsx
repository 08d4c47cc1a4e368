import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, LockOpen, Printer, Shuffle } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listed } from '#platform/contract/texts/lists.ts';
import { call } from '#platform/web/api.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { openModal } from '#ui/layers/modals.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import {
  type DeskChild,
  newPictures,
  type ShownPictures,
  showPictures,
  unlockTiles,
} from '../../contract.ts';
import type { Picture } from '../../rules/pictures.ts';
import { PictureArt } from '../pictures/picture-art.tsx';
import styles from './desk.module.css';
import { PrintedPictures } from './printed-pictures.tsx';
import { quietly, SHOWN_PICTURES, useDeed } from './use-desk.ts';

const RENEW_ONE = 'class-tiles-renew';
const RENEW_ALL = 'class-tiles-renew-all';

/** The class and its pictures. They are fetched only to be shown or printed, and each reading is noted. */
export function ChildrenCard({ list }: { list: readonly DeskChild[] }) {
  const { t } = useTranslation();
  const deed = useDeed();
  const [wanted, setWanted] = useState(false);
  const [printing, setPrinting] = useState(false);
  const [renewed, setRenewed] = useState<DeskChild | null>(null);
  const printed = useCallback(() => setPrinting(false), []);
  const shown = useShownPictures(wanted || printing);
  const pictures = wanted ? (shown ?? []) : [];
  const renew = (ids: number[]) => deed(() => call(newPictures, { ids }));
  if (list.length === 0) {
    return (
      <Card
        title={t('class-tiles-desk.children.title')}
        actions={<ButtonLink to="/educator/students">{t('class-tiles-desk.children.none-link')}</ButtonLink>}
      >
        <p>{t('class-tiles-desk.children.none')}</p>
      </Card>
    );
  }
  return (
    <Card
      title={t('class-tiles-desk.children.title')}
      actions={
        <>
          <Button icon={<Printer />} loading={printing} onClick={() => setPrinting(true)}>
            {t('class-tiles-desk.children.print')}
          </Button>
          <Button variant="outline" icon={wanted ? <EyeOff /> : <Eye />} onClick={() => setWanted(!wanted)}>
            {t(wanted ? 'class-tiles-desk.children.hide' : 'class-tiles-desk.children.show')}
          </Button>
          <Button variant="subtle" icon={<Shuffle />} onClick={() => openModal(RENEW_ALL)}>
            {t('class-tiles-desk.children.renew-all')}
          </Button>
        </>
      }
    >
      <p>{t('class-tiles-desk.children.print-hint')}</p>
      <ul className={styles.list} aria-label={t('class-tiles-desk.children.list')}>
        {list.map((child) => (
          <li key={child.id} className={styles.row}>
            <span className={styles.what}>
              <strong>{child.name}</strong>
              {child.locked && <Badge tone="warning">{t('class-tiles-desk.children.locked')}</Badge>}
              {!child.has_pictures && !wanted && <Badge>{t('class-tiles-desk.children.without')}</Badge>}
            </span>
            <Three pictures={pictures.find(({ id }) => id === child.id)?.pictures} />
            <span className={styles.deeds}>
              {child.locked && (
                <Button
                  size="sm"
                  icon={<LockOpen />}
                  aria-label={t('class-tiles-desk.children.unlock-one', { name: child.name })}
                  onClick={() => quietly(deed(() => call(unlockTiles, { ids: [child.id] })))}
                >
                  {t('class-tiles-desk.children.unlock')}
                </Button>
              )}
              <Button
                size="sm"
                variant="subtle"
                aria-label={t('class-tiles-desk.children.renew-one', { name: child.name })}
                onClick={() => {
                  setRenewed(child);
                  openModal(RENEW_ONE);
                }}
              >
                {t('class-tiles-desk.children.renew')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Confirm
        name={RENEW_ONE}
        title={t('class-tiles-desk.children.renew-one-title', { name: renewed?.tile ?? '' })}
        confirmLabel={t('class-tiles-desk.children.renew')}
        onConfirm={() => renew(renewed === null ? [] : [renewed.id])}
      >
        {t('class-tiles-desk.children.renew-one-text', { name: renewed?.tile ?? '' })}
      </Confirm>
      <Confirm
        name={RENEW_ALL}
        title={t('class-tiles-desk.children.renew-all-title')}
        confirmLabel={t('class-tiles-desk.children.renew-all')}
        danger
        onConfirm={() => renew(list.map(({ id }) => id))}
      >
        {t('class-tiles-desk.children.renew-all-text')}
      </Confirm>
      {printing && shown !== null && <PrintedPictures list={shown} onDone={printed} />}
    </Card>
  );
}

/** Not kept once they are hidden. */
function useShownPictures(enabled: boolean): ShownPictures | null {
  const { data } = useQuery({
    queryKey: SHOWN_PICTURES,
    queryFn: ({ signal }) => call(showPictures, {}, { signal }),
    enabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.data ?? null;
}

function Three({ pictures }: { pictures: readonly Picture[] | undefined }) {
  const { t, i18n } = useTranslation();
  if (pictures === undefined) return null;
  const names = listed(
    pictures.map((picture) => t(`class-tiles.pictures.${picture}`)),
    i18n.language,
  );
  return (
    <span className={styles.three} role="img" aria-label={names}>
      {pictures.map((picture, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- one may come twice, and they never move
        <PictureArt key={at} picture={picture} />
      ))}
    </span>
  );
}
