import { ArrowLeft, ArrowRight, DoorOpen, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { Character, Face } from '#ui/art/character.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { sheetOf } from '../../rules/directions/props.ts';
import {
  afterDeed,
  type Deed,
  PUPPET_FACES,
  PUPPET_MOVES,
  PUPPET_PLACES,
  PUPPET_WEATHER,
  type Puppet,
  type PuppetThing,
  puppetStage,
  puppetsOf,
  type Toy,
  thingsOf,
  toysAfter,
} from '../../rules/mine/puppets.ts';
import { usePlay, usePlaySource } from '../content/source.ts';
import { Choice, ChoiceRow, ChoiceTab, ToolPicture } from '../frame/choice-row.tsx';
import { useNames } from '../hooks/use-names.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import { placePicture, propPicture } from '../shared/pictures.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import { Stage } from '../stage/stage.tsx';
import styles from './puppet-screen.module.css';

/** Everything of the story without a story: no words, nothing to get right, nothing kept. */
export function PuppetScreen() {
  const world = usePlay((play) => play.world);
  if (world === null) return <PlayLoading />;
  const done = world.stops.filter(({ status }) => status === 'done').length;
  return (
    <Puppets
      key={world.program}
      program={world.program}
      toys={toysAfter(done, world.keepsakes)}
      things={thingsOf(world.program, done, world.keepsakes)}
    />
  );
}

type PuppetsProps = { program: ProgramId; toys: readonly Toy[]; things: readonly PuppetThing[] };

function Puppets({ program, toys, things }: PuppetsProps) {
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const { paths } = usePlaySource();
  const [{ stage, turn }, setPlay] = useState(() => ({ stage: puppetStage(program), turn: 0 }));
  const [chosen, setChosen] = useState<Puppet>('you');
  const [open, setOpen] = useState<Toy>('friends');
  const act = (deed: Deed): void =>
    setPlay((play) => ({ stage: afterDeed(play.stage, deed), turn: play.turn + 1 }));
  const title = t('play-mine.puppets.title');
  const lead = toys.length === 0 ? t('play-mine.puppets.empty') : t('play-mine.puppets.lead');
  useSaidNext([title, lead], true);
  return (
    <div className={styles.page} data-density="roomy">
      <title>{`${title} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 tabIndex={-1}>
          <Spoken text={title} />
        </h1>
        <SpeakButton texts={[title, lead, ...toys.map((toy) => t(`play-mine.puppets.${toy}`))]} />
      </div>
      <p className={styles.lead}>
        <Spoken text={lead} />
      </p>
      <div className={styles.stage}>
        <Stage program={program} stage={stage} said="" turn={turn} words={null} />
      </div>
      {toys.length > 0 && (
        <>
          <div className={styles.toys}>
            <ChoiceRow label={t('play-mine.puppets.toys')}>
              {toys.map((toy) => (
                <ChoiceTab
                  key={toy}
                  label={t(`play-mine.puppets.${toy}`)}
                  isOn={toy === open}
                  onPress={() => setOpen(toy)}
                >
                  <ToolPicture of={toy} />
                </ChoiceTab>
              ))}
            </ChoiceRow>
          </div>
          <div className={styles.box}>
            <Box
              toy={open}
              program={program}
              things={things}
              stage={stage}
              chosen={stage.actors.some(({ who }) => who === chosen) ? chosen : null}
              onChoose={setChosen}
              onAct={act}
            />
          </div>
        </>
      )}
      <nav className={styles.doors} aria-label={t('play.map.doors')}>
        <ButtonLink size="lg" to={paths.map} icon={<MapIcon />}>
          {t('play-mine.place.back')}
        </ButtonLink>
      </nav>
    </div>
  );
}

type BoxProps = {
  toy: Toy;
  program: ProgramId;
  things: readonly PuppetThing[];
  stage: ReturnType<typeof puppetStage>;
  chosen: Puppet | null;
  onChoose: (who: Puppet) => void;
  onAct: (deed: Deed) => void;
};

function Box({ toy, program, things, stage, chosen, onChoose, onAct }: BoxProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useNames(i18n.language);
  const isHere = (who: Puppet): boolean => stage.actors.some((one) => one.who === who);
  switch (toy) {
    case 'friends':
      return (
        <>
          <ChoiceRow label={t('play-mine.puppets.friends')}>
            {puppetsOf(program).map((who) => (
              <Choice
                key={who}
                label={nameOf(who) ?? who}
                isOn={isHere(who)}
                onPress={() => {
                  onChoose(who);
                  if (!isHere(who)) onAct({ do: 'call', who });
                }}
              >
                <Face name={who} program={program} feeling="happy" className={styles.face} />
              </Choice>
            ))}
          </ChoiceRow>
          {chosen !== null && (
            <div className={styles.leading}>
              <Button
                size="lg"
                variant="outline"
                icon={<ArrowLeft />}
                onClick={() => onAct({ do: 'step', who: chosen, by: -1 })}
              >
                {t('play-mine.puppets.left')}
              </Button>
              <strong>{nameOf(chosen)}</strong>
              <Button
                size="lg"
                variant="outline"
                iconAfter={<ArrowRight />}
                onClick={() => onAct({ do: 'step', who: chosen, by: 1 })}
              >
                {t('play-mine.puppets.right')}
              </Button>
              <Button
                size="lg"
                variant="outline"
                icon={<DoorOpen />}
                onClick={() => onAct({ do: 'send', who: chosen })}
              >
                {t('play-mine.puppets.send')}
              </Button>
            </div>
          )}
        </>
      );
    case 'faces':
    case 'moves':
      return chosen === null ? (
        <p className={styles.leading}>{t('play-mine.puppets.nobody')}</p>
      ) : (
        <ChoiceRow label={nameOf(chosen) ?? chosen}>
          {toy === 'faces'
            ? PUPPET_FACES.map((face) => (
                <Choice
                  key={face}
                  label={t(`play-mine.puppets.face.${face}`)}
                  isOn={stage.actors.some((one) => one.who === chosen && one.face === face)}
                  onPress={() => onAct({ do: 'feel', who: chosen, face })}
                >
                  <Face name={chosen} program={program} feeling={face} className={styles.face} />
                </Choice>
              ))
            : PUPPET_MOVES.map((pose) => (
                <Choice
                  key={pose}
                  label={t(`play-mine.puppets.move.${pose}`)}
                  isOn={stage.actors.some((one) => one.who === chosen && one.pose === pose)}
                  onPress={() => onAct({ do: 'move', who: chosen, pose })}
                >
                  <Character name={chosen} program={program} pose={pose} className={styles.body} />
                </Choice>
              ))}
        </ChoiceRow>
      );
    case 'things':
      return (
        <ChoiceRow label={t('play-mine.puppets.things')}>
          {things.map((prop) => {
            const there = stage.props.find(({ name }) => name === prop);
            return (
              <div key={prop} className={styles.pair}>
                <Choice
                  label={t(`play-mine.puppets.thing.${prop}`)}
                  isOn={there !== undefined}
                  onPress={() => onAct({ do: 'thing', prop })}
                >
                  <img
                    src={propPicture(prop, there?.state ?? sheetOf(prop).first)}
                    alt=""
                    className={styles.body}
                  />
                </Choice>
                {there !== undefined && (
                  <Button variant="subtle" onClick={() => onAct({ do: 'away', prop })}>
                    {t('play-mine.puppets.away')}
                  </Button>
                )}
              </div>
            );
          })}
        </ChoiceRow>
      );
    case 'weather':
      return (
        <ChoiceRow label={t('play-mine.puppets.weather')}>
          {PUPPET_WEATHER.map((effect) => (
            <Choice
              key={effect}
              label={t(`play-mine.puppets.sky.${effect}`)}
              isOn={stage.effects.includes(effect)}
              onPress={() => onAct({ do: 'weather', effect })}
            />
          ))}
        </ChoiceRow>
      );
    case 'places':
      return (
        <ChoiceRow label={t('play-mine.puppets.places')}>
          {PUPPET_PLACES[program].map((place) => (
            <Choice
              key={place}
              label={t(`play-mine.puppets.ground.${place}`)}
              isOn={stage.place === place}
              onPress={() => onAct({ do: 'go', place })}
            >
              <img src={placePicture(place)} alt="" className={styles.ground} />
            </Choice>
          ))}
        </ChoiceRow>
      );
  }
}
