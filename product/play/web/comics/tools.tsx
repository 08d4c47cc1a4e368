import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FEELINGS } from '#brands/feelings.ts';
import { POSES } from '#brands/poses.ts';
import { Character, Face } from '#ui/art/character.tsx';
import { Button } from '#ui/parts/button.tsx';
import { heroesOf, type MadePanel, placesOf, SKIES } from '../../rules/comics/comic.ts';
import type { ToolName } from '../../rules/mine/tool-names.ts';
import { Choice, ChoiceRow, ChoiceTab, ToolPicture } from '../frame/choice-row.tsx';
import { useNames } from '../hooks/use-names.ts';
import { placePicture } from '../shared/pictures.ts';
import { SkyLayer } from './book/sky-layer.tsx';
import { StickerTool } from './sticker-tool.tsx';
import type { PanelDeed, ToolProps } from './tool-props.ts';
import styles from './tools.module.css';
import type { Maker } from './use-making.ts';
import { WordsTool } from './words-tool.tsx';

export const TABS = ['who', 'face', 'pose', 'place', 'stickers', 'words', 'sky'] as const;
type Tab = (typeof TABS)[number];

const PICTURES: Record<Tab, ToolName> = {
  who: 'friends',
  face: 'faces',
  pose: 'moves',
  place: 'places',
  stickers: 'stickers',
  words: 'words',
  sky: 'weather',
};

/** As `maker.module.css` has it. */
const UPRIGHT_PHONE = '(max-width: 47rem) and (orientation: portrait)';

type ToolsProps = {
  making: Maker;
  at: number;
  panel: MadePanel;
  held: number | null;
  onHold: (nth: number | null) => void;
};

/** What can be changed in the picture, one thing after the other. Each choice shows what it does: nobody needs to read. */
export function Tools({ making, at, panel, held, onHold }: ToolsProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('who');
  const [wanted, setNth] = useState(0);
  const nth = Math.min(wanted, panel.figures.length - 1);
  const { program } = making.comic;
  const edit = (deed: PanelDeed): void => making.edit({ ...deed, at });
  const place = useRef<HTMLDivElement>(null);
  const open = (next: Tab): void => {
    setTab(next);
    if (next !== 'stickers') onHold(null);
    // On a phone held upright the picture goes to the top, and what is chosen of stands right below it.
    if (!matchMedia(UPRIGHT_PHONE).matches) return;
    // Once what was chosen is there: before, the page may be too short.
    requestAnimationFrame(() => place.current?.parentElement?.scrollIntoView({ block: 'start' }));
  };
  const content: Record<Tab, () => ReactNode> = {
    who: () => <WhoTool panel={panel} program={program} edit={edit} />,
    face: () => <FaceTool panel={panel} program={program} nth={nth} onNth={setNth} edit={edit} />,
    pose: () => <PoseTool panel={panel} program={program} nth={nth} onNth={setNth} edit={edit} />,
    place: () => <PlaceTool panel={panel} program={program} edit={edit} />,
    stickers: () => <StickerTool panel={panel} program={program} held={held} onHold={onHold} edit={edit} />,
    words: () => <WordsTool making={making} at={at} panel={panel} program={program} edit={edit} />,
    sky: () => <SkyTool panel={panel} edit={edit} />,
  };
  return (
    <div className={styles.tools} ref={place}>
      <ChoiceRow label={t('play-comics.maker.tools')}>
        {TABS.map((one) => (
          <ChoiceTab
            key={one}
            label={t(`play-comics.maker.tabs.${one}`)}
            isOn={one === tab}
            onPress={() => open(one)}
          >
            <ToolPicture of={PICTURES[one]} />
          </ChoiceTab>
        ))}
      </ChoiceRow>
      {content[tab]()}
    </div>
  );
}

type OneToolProps = ToolProps & { nth: number; onNth: (nth: number) => void };

function WhoTool({ panel, program, edit }: ToolProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  return (
    <>
      <ChoiceRow label={t('play-comics.maker.tabs.who')}>
        {heroesOf(program).map((who) => (
          <Choice
            key={who}
            label={nameOf(who) ?? who}
            isOn={panel.figures.some((figure) => figure.who === who)}
            onPress={() => edit({ do: 'figure', who })}
          >
            <Face name={who} program={program} feeling="happy" className={styles.face} />
          </Choice>
        ))}
      </ChoiceRow>
      {panel.figures.length > 1 && (
        <Button
          size="lg"
          variant="outline"
          icon={<ArrowLeftRight />}
          className={styles.alone}
          onClick={() => edit({ do: 'swap' })}
        >
          {t('play-comics.maker.swap')}
        </Button>
      )}
    </>
  );
}

/** Of two figures, whose face or pose it is. */
function Whose({ panel, program, nth, onNth }: Omit<OneToolProps, 'edit'>) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  if (panel.figures.length < 2) return null;
  return (
    <ChoiceRow label={t('play-comics.maker.whose')}>
      {panel.figures.map(({ who, face }, at) => (
        <Choice key={who} label={nameOf(who) ?? who} isOn={at === nth} onPress={() => onNth(at)}>
          <Face name={who} program={program} feeling={face} className={styles.whose} />
        </Choice>
      ))}
    </ChoiceRow>
  );
}

function FaceTool({ panel, program, nth, onNth, edit }: OneToolProps) {
  const { t } = useTranslation();
  const figure = panel.figures[nth];
  return (
    <>
      <Whose panel={panel} program={program} nth={nth} onNth={onNth} />
      {figure !== undefined && (
        <ChoiceRow label={t('play-comics.maker.tabs.face')}>
          {FEELINGS.map((face) => (
            <Choice
              key={face}
              label={t(`play-comics.faces.${face}`)}
              isOn={figure.face === face}
              onPress={() => edit({ do: 'face', nth, face })}
            >
              <Face name={figure.who} program={program} feeling={face} className={styles.face} />
            </Choice>
          ))}
        </ChoiceRow>
      )}
    </>
  );
}

function PoseTool({ panel, program, nth, onNth, edit }: OneToolProps) {
  const { t } = useTranslation();
  const figure = panel.figures[nth];
  return (
    <>
      <Whose panel={panel} program={program} nth={nth} onNth={onNth} />
      {figure !== undefined && (
        <ChoiceRow label={t('play-comics.maker.tabs.pose')}>
          {POSES.map((pose) => (
            <Choice
              key={pose}
              label={t(`play-comics.poses.${pose}`)}
              isOn={figure.pose === pose}
              onPress={() => edit({ do: 'pose', nth, pose })}
            >
              <Character
                name={figure.who}
                program={program}
                feeling={figure.face}
                pose={pose}
                className={styles.body}
              />
            </Choice>
          ))}
        </ChoiceRow>
      )}
    </>
  );
}

function PlaceTool({ panel, program, edit }: ToolProps) {
  const { t } = useTranslation();
  return (
    <ChoiceRow label={t('play-comics.maker.tabs.place')}>
      {placesOf(program).map((place) => (
        <Choice
          key={place}
          label={t(`play-comics.places.${place}`)}
          isOn={panel.place === place}
          onPress={() => edit({ do: 'place', place })}
        >
          <img src={placePicture(place)} alt="" className={styles.ground} />
        </Choice>
      ))}
    </ChoiceRow>
  );
}

function SkyTool({ panel, edit }: Omit<ToolProps, 'program'>) {
  const { t } = useTranslation();
  return (
    <ChoiceRow label={t('play-comics.maker.tabs.sky')}>
      {[null, ...SKIES].map((sky) => (
        <Choice
          key={sky ?? 'fair'}
          label={sky === null ? t('play-comics.maker.no-sky') : t(`play-comics.skies.${sky}`)}
          isOn={panel.sky === sky}
          onPress={() => edit({ do: 'sky', sky })}
        >
          <span className={styles.weather}>
            <img src={placePicture(panel.place)} alt="" className={styles.ground} />
            {sky !== null && <SkyLayer sky={sky} />}
          </span>
        </Choice>
      ))}
    </ChoiceRow>
  );
}
