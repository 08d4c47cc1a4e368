import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listedName } from '#platform/contract/names.ts';
import { blankIn } from '#platform/contract/shown-values.ts';
import { SKILLS } from '#product/play/rules/story/skills.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { classNames } from '#ui/style/class-names.ts';
import type { RoundChild } from '../../contract.ts';
import type { PlayedSkills } from '../../rules/played.ts';
import type { Round } from '../../rules/round.ts';
import { isWhole } from '../../rules/seen.ts';
import { SeenWord } from '../shared/seen-mark.tsx';
import styles from './round.module.css';

type OverCardProps = {
  round: Round<RoundChild>;
  done: number;
  playedOf: (child: RoundChild) => PlayedSkills | null;
  onBack: () => void;
  onAgain: () => void;
};

/** The end of the round: what one saw beside what play shows, side by side and never in one figure. */
export function OverCard({ round: { children, skipped }, done, playedOf, onBack, onAgain }: OverCardProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const side = t('observations.round.side-title');
  const told = children.filter(({ seen }) => isWhole(seen));
  const left = children.filter(({ id, seen }) => skipped.has(id) && !isWhole(seen)).length;
  return (
    <section className={classNames(styles.card, styles.over)}>
      <h2 ref={heading} tabIndex={-1}>
        {t('observations.round.over-title')}
      </h2>
      <p>
        {t('observations.round.over-text', { done, all: children.length })}
        {blankIn(i18n.language)}
        {left > 0 && t('observations.round.over-skipped', { count: left })}
      </p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={onBack}>
          {t('observations.round.back')}
        </Button>
        {left > 0 && (
          <Button variant="outline" onClick={onAgain}>
            {t('observations.round.again')}
          </Button>
        )}
        <ButtonLink to="/educator/emotion-check-ins/sel">{t('observations.round.to-list')}</ButtonLink>
      </div>
      {told.length > 0 && (
        <>
          <h3>{side}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
          <div className={styles.scroll} role="region" aria-label={side} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('observations.round.side-child')}</th>
                  {SKILLS.map((skill) => (
                    <th key={skill} scope="col">
                      {t(`observations.skills.${skill}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {told.map((child) => (
                  <Beside key={child.id} child={child} played={playedOf(child)} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

function Beside({ child, played }: { child: RoundChild; played: PlayedSkills | null }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{listedName(child)}</th>
      {SKILLS.map((skill) => {
        const seen = child.seen[skill];
        return (
          <td key={skill}>
            {seen !== null && <SeenWord seen={seen} />}
            <span className={styles.played}>
              {played !== null &&
                t('observations.round.play-shows', { said: t(`reports.said.${played.skills[skill]}`) })}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
