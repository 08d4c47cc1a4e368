import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenName } from '#platform/contract/names.ts';
import { SKILLS, type Skill } from '#product/play/rules/story/skills.ts';
import { Button } from '#ui/parts/button.tsx';
import type { RoundChild } from '../../contract.ts';
import type { PlayedSkills } from '../../rules/played.ts';
import { childAfter, type Place, type Round } from '../../rules/round.ts';
import { isWhole, KEY_OF, SEEN, type Seen, seenAt } from '../../rules/seen.ts';
import { SeenMark } from '../shared/seen-mark.tsx';
import styles from './round.module.css';

type ChildCardProps = {
  round: Round<RoundChild>;
  child: RoundChild;
  place: Place;
  /** Null until all six were said. */
  played: PlayedSkills | null;
  onSay: (seen: Seen, row?: number) => void;
  onBack: () => void;
  onNext: () => void;
};

/** One child: six rows of four, and the keys 1, 2, 3, 0 for the row one is at. */
export function ChildCard({ round, child, place, played, onSay, onBack, onNext }: ChildCardProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const name = spokenName(child);
  const next = childAfter(round);
  const all = round.children.length;
  const whole = isWhole(child.seen);

  // The keys are heard where the focus is: it goes along, to the row that is next.
  useEffect(() => {
    card.current?.querySelector<HTMLElement>(`[data-row="${place.row}"]`)?.focus();
  }, [child.id, place.row]);

  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = seenAt(event.key);
    if (seen === null && event.key !== 'Backspace') return;
    event.preventDefault();
    // A key that is held down would answer for a whole class.
    if (event.repeat) return;
    if (seen === null) onBack();
    else onSay(seen);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are heard wherever in the card the focus is
    <section ref={card} className={styles.card} aria-label={name} onKeyDown={hear}>
      <header className={styles.head}>
        <span className={styles.initials} aria-hidden="true">
          {letterOf(child.first_name)}
          {letterOf(child.last_name)}
        </span>
        <h2>{name}</h2>
        <span className={styles.place}>{t('observations.round.place', { place: place.child + 1, all })}</span>
      </header>
      <p className="visually-hidden" role="status">
        {t('observations.round.now', { name, place: place.child + 1, all })}
      </p>
      {SKILLS.map((skill, row) => (
        <SkillRow
          key={skill}
          skill={skill}
          row={row}
          isNow={row === place.row}
          said={child.seen[skill]}
          played={played?.skills[skill] ?? null}
          onSay={(seen) => onSay(seen, row)}
        />
      ))}
      {whole && played === null && <p className={styles.soft}>{t('observations.round.played-none')}</p>}
      <footer className={styles.foot}>
        <p className={styles.soft}>
          <span className={styles.keys}>{t('observations.round.keys')}</span> {t('observations.round.hidden')}
        </p>
        <div className={styles.ways}>
          <Button variant="outline" onClick={onBack}>
            {t('observations.round.back')}
          </Button>
          {!whole && (
            <Button variant="outline" onClick={onNext}>
              {t('observations.round.skip')}
            </Button>
          )}
          {whole && (
            <Button onClick={onNext}>
              {next === null
                ? t('observations.round.finish')
                : t('observations.round.next', { name: next.first_name })}
            </Button>
          )}
        </div>
      </footer>
    </section>
  );
}

function letterOf(name: string): string {
  return String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase();
}

type SkillRowProps = {
  skill: Skill;
  row: number;
  isNow: boolean;
  said: Seen | null;
  played: PlayedSkills['skills'][Skill] | null;
  onSay: (seen: Seen) => void;
};

function SkillRow({ skill, row, isNow, said, played, onSay }: SkillRowProps) {
  const { t } = useTranslation();
  const label = `${t(`observations.skills.${skill}`)}. ${t(`observations.behavior.${skill}`)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row everywhere
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-row={row}
      data-now={isNow || undefined}
      className={styles.row}
    >
      <p className={styles.skill}>
        <strong>{t(`observations.skills.${skill}`)}</strong>
        <span>{t(`observations.behavior.${skill}`)}</span>
        {played !== null && (
          <span className={styles.played}>
            {t('observations.round.play-shows', { said: t(`reports.said.${played}`) })}
          </span>
        )}
      </p>
      <div className={styles.choices}>
        {SEEN.map((seen) => (
          <button
            key={seen}
            type="button"
            className={styles.choice}
            data-seen={seen}
            aria-pressed={said === seen}
            aria-keyshortcuts={KEY_OF[seen]}
            onClick={() => onSay(seen)}
          >
            {seen !== 'didnt-see' && <SeenMark seen={seen} />}
            {t(`observations.seen.${seen}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
