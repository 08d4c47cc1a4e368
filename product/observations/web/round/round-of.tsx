import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/navigation/page.tsx';
import { ButtonLink } from '#ui/parts/button.tsx';
import type { RoundChild, SelRound } from '../../contract.ts';
import { childAt, goBack, goOn, goTo, goToRow, press, type Round, startRound } from '../../rules/round.ts';
import { isWhole, type Seen } from '../../rules/seen.ts';
import { useKeeper } from '../shared/use-keeper.ts';
import { useTermName } from '../shared/use-round.ts';
import { ChildCard } from './child-card.tsx';
import { ClassList } from './class-list.tsx';
import { OverCard } from './over-card.tsx';
import styles from './round.module.css';
import { SavedLine } from './saved-line.tsx';

/** The round itself: every press is shown and kept at once, and goes on. */
export function RoundOf({ round: { term, children }, first }: { round: SelRound; first: number }) {
  const { t } = useTranslation();
  const termName = useTermName();
  const { keeper, state } = useKeeper();
  const [round, setRound] = useState<Round<RoundChild>>(() => {
    const open = children.filter(({ standing }) => standing !== 'waiting');
    for (const child of open) keeper.know(child.id, child);
    return startRound(
      open.map((child) => ({ ...child, seen: keeper.pending(child.id) ?? child.seen })),
      first,
    );
  });
  const [hasSaid, setHasSaid] = useState(false);
  const child = childAt(round);
  const all = round.children.length;
  const done = round.children.filter(({ seen }) => isWhole(seen)).length;
  const say = (seen: Seen, row = round.place?.row ?? 0): void => {
    const at = goToRow(round, row);
    const next = press(at, seen);
    const said = next.children[at.place?.child ?? -1];
    if (said !== undefined) keeper.keep(said.id, said.term, said.seen);
    setRound(next);
    setHasSaid(true);
  };
  const playedOf = (one: RoundChild) => state.played.get(one.id) ?? one.played;
  return (
    <Page
      title={t('observations.title')}
      lead={t('observations.round.lead', { term: termName(term), done, all })}
      width="wide"
      actions={
        <ButtonLink to="/educator/emotion-check-ins/sel" variant="outline">
          {t('observations.round.stop')}
        </ButtonLink>
      }
    >
      <div className={styles.page}>
        <div>
          {child === null || round.place === null ? (
            <OverCard
              round={round}
              done={done}
              playedOf={playedOf}
              onBack={() => setRound(goBack(round))}
              onAgain={() => setRound(startRound(round.children))}
            />
          ) : (
            <ChildCard
              round={round}
              child={child}
              place={round.place}
              played={isWhole(child.seen) ? playedOf(child) : null}
              onSay={say}
              onBack={() => setRound(goBack(round))}
              onNext={() => setRound(goOn(round))}
            />
          )}
          <SavedLine state={state} hasSaid={hasSaid} />
        </div>
        <ClassList
          round={round}
          waiting={children.filter(({ standing }) => standing === 'waiting')}
          onChoose={(at) => setRound(goTo(round, at))}
        />
      </div>
    </Page>
  );
}
