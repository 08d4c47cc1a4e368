import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ScissorsLineDashed, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_STICKERS, type Sticker, thingsOf } from '../../rules/comics/comic.ts';
import { Choice, ChoiceRow } from '../frame/choice-row.tsx';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { pictureOf } from './book/made-panel.tsx';
import { useStickerName } from './book/use-drawn.ts';
import { useComics } from './comics.ts';
import type { ToolProps } from './tool-props.ts';
import styles from './tools.module.css';

const STEP = 8;

type StickerToolProps = ToolProps & { held: number | null; onHold: (nth: number | null) => void };

/** Things and keepsakes to stick in. One that is held is moved by buttons, too: nothing has to be dragged. */
export function StickerTool({ panel, program, held, onHold, edit }: StickerToolProps) {
  const { t } = useTranslation();
  const keepsakes = useComics(({ shelf }) => shelf?.keepsakes ?? []);
  const nameOf = useStickerName();
  const sticker = held === null ? undefined : panel.stickers[held];
  const isFull = panel.stickers.length >= MOST_STICKERS;
  const lead = isFull ? t('play-comics.stickers.full') : t('play-comics.stickers.lead');
  const stick = (one: Pick<Sticker, 'kind' | 'name'>): void => {
    if (isFull) return;
    edit({ do: 'stick', ...one });
    onHold(panel.stickers.length);
  };
  const groups: readonly [label: string, all: Pick<Sticker, 'kind' | 'name'>[]][] = [
    [t('play-comics.stickers.keepsakes'), keepsakes.map((name) => ({ kind: 'keepsake', name }))],
    [t('play-comics.stickers.things'), thingsOf(program).map((name) => ({ kind: 'thing', name }))],
  ];
  return (
    <>
      {sticker !== undefined && held !== null ? (
        <Arrows sticker={sticker} nth={held} onHold={onHold} edit={edit} />
      ) : (
        <div className={styles.lead}>
          <p>
            <Spoken text={lead} />
          </p>
          <SpeakButton texts={[lead]} />
        </div>
      )}
      {panel.stickers.length > 0 && (
        <ChoiceRow label={t('play-comics.stickers.here')}>
          {panel.stickers.map((one, nth) => (
            // The same sticker may be there twice.
            <Choice
              key={nth}
              label={nameOf(one)}
              isOn={held === nth}
              onPress={() => onHold(held === nth ? null : nth)}
            >
              <img src={pictureOf(one)} alt="" className={styles.thing} />
            </Choice>
          ))}
        </ChoiceRow>
      )}
      {!isFull &&
        groups
          .filter(([, all]) => all.length > 0)
          .map(([label, all]) => (
            <div key={label}>
              <h2 className={styles.group}>{label}</h2>
              <ChoiceRow label={label}>
                {all.map((one) => (
                  <Choice key={one.name} label={nameOf(one)} isOn={false} onPress={() => stick(one)}>
                    <img src={pictureOf(one)} alt="" className={styles.thing} />
                  </Choice>
                ))}
              </ChoiceRow>
            </div>
          ))}
    </>
  );
}

type ArrowsProps = {
  sticker: Sticker;
  nth: number;
  onHold: (nth: number | null) => void;
  edit: ToolProps['edit'];
};

function Arrows({ sticker, nth, onHold, edit }: ArrowsProps) {
  const { t } = useTranslation();
  const nameOf = useStickerName();
  const { isOn, speak } = useReadAloud();
  const told = t('play-comics.stickers.held', { thing: nameOf(sticker) });
  const ways: readonly [label: string, icon: ReactNode, deed: () => void][] = [
    [
      t('play-comics.stickers.left'),
      <ArrowLeft key="left" />,
      () => edit({ do: 'nudge', nth, dx: -STEP, dy: 0 }),
    ],
    [t('play-comics.stickers.up'), <ArrowUp key="up" />, () => edit({ do: 'nudge', nth, dx: 0, dy: -STEP })],
    [
      t('play-comics.stickers.down'),
      <ArrowDown key="down" />,
      () => edit({ do: 'nudge', nth, dx: 0, dy: STEP }),
    ],
    [
      t('play-comics.stickers.right'),
      <ArrowRight key="right" />,
      () => edit({ do: 'nudge', nth, dx: STEP, dy: 0 }),
    ],
    [t('play-comics.stickers.bigger'), <ZoomIn key="bigger" />, () => edit({ do: 'resize', nth, by: 1 })],
    [t('play-comics.stickers.smaller'), <ZoomOut key="smaller" />, () => edit({ do: 'resize', nth, by: -1 })],
    [
      t('play-comics.stickers.off'),
      <ScissorsLineDashed key="off" />,
      () => {
        onHold(null);
        edit({ do: 'unstick', nth });
      },
    ],
  ];
  return (
    <>
      <p className={styles.told} role="status">
        <Spoken text={told} auto />
      </p>
      <fieldset className={styles.arrows}>
        <legend className="visually-hidden">{told}</legend>
        {ways.map(([label, icon, deed]) => (
          <button
            key={label}
            type="button"
            className={styles.arrow}
            onClick={() => {
              deed();
              if (isOn) void speak(label);
            }}
          >
            {icon}
            <span>{label}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
