import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgramId } from '#brands/brand.ts';
import type { FigureName } from '#ui/art/cast.ts';
import { classNames } from '#ui/style/class-names.ts';
import type { Input } from '../../rules/results/events.ts';
import { isFace } from '../../rules/story/cast.ts';
import type { Option } from '../../rules/story/tags.ts';
import { Spoken } from '../read-aloud/spoken.tsx';
import { Face } from '../shared/faces.tsx';
import { optionPicture } from '../shared/pictures.ts';
import { pressed } from '../shared/press.ts';
import styles from './choices.module.css';

type ChoicesProps = {
  options: readonly Option[];
  lang: string;
  /** Whose face shows a feeling. */
  faceOf: FigureName;
  program: ProgramId;
  onShown: () => void;
  onHover: (option: Option) => void;
  onPick: (option: Option, by: Input) => void;
};

/** What can be answered, as big buttons. Their numbers are keys as well. */
export function Choices({ options, lang, faceOf, program, onShown, onHover, onPick }: ChoicesProps) {
  const { t } = useTranslation();
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const [isPointing, setPointing] = useState(false);
  const pictured = options.some((option) => pictureOf(option, faceOf, program) !== null);
  return (
    <ul
      className={classNames(styles.choices, pictured && styles.pictured)}
      data-count={options.length}
      data-pointing={isPointing || undefined}
      aria-label={t('play.scene.answers')}
    >
      {options.map((option, index) => (
        <li key={option.id}>
          <button
            type="button"
            className={styles.choice}
            onMouseMove={(event) => {
              if (!hasMoved(event)) return;
              setPointing(true);
              onHover(option);
            }}
            onFocus={() => onHover(option)}
            {...pressed((by) => onPick(option, by))}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {pictureOf(option, faceOf, program)}
            <span className={styles.text} lang={lang}>
              <Spoken text={option.text} lang={lang} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What appears below a pointer that rests has not been pointed at. */
function hasMoved({ movementX, movementY }: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

function pictureOf({ picture }: Option, faceOf: FigureName, program: ProgramId) {
  if (picture === null) return null;
  const feeling = picture.replace(/^face-/, '');
  if (picture.startsWith('face-') && isFace(feeling)) {
    return <Face name={faceOf} program={program} feeling={feeling} className={styles.picture} />;
  }
  const file = optionPicture(picture);
  return file === undefined ? null : <img className={styles.picture} src={file} alt="" />;
}
