import {
  ArrowRight,
  Bell,
  CircleCheck,
  CircleDot,
  Clock,
  MessageCircle,
  MessageSquareText,
  RotateCcw,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { listed } from '#platform/contract/texts/lists.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { SmallFace } from '#product/check-ins/web/faces/small-face.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { openAction } from '#ui/actions/action.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { FollowUp, FollowUpStep, Person } from '../contract.ts';
import { hardDaysInOrder } from '../rules/felt-days.ts';
import { nextWords } from '../rules/waiting.ts';
import { closeWith, writeNote } from './follow-up-actions.ts';
import styles from './follow-up-card.module.css';
import { shownDay, shownThen } from './moments.ts';
import { PassOn, Take, useDeed } from './take-or-pass.tsx';

type CardProps = { followUp: FollowUp; now: Date; level?: 2 | 3 };

/** One child: why, what was done by whom, whose turn it is, and what to do. */
export function FollowUpCard({ followUp, now, level = 3 }: CardProps) {
  const { t, i18n } = useTranslation();
  const { child, owner, next, late, closed_at: closed } = followUp;
  const Heading = `h${level}` as const;
  const isOpen = closed === null;
  const at = { timeZone: followUp.time_zone, language: i18n.language, now };
  const waits = isOpen && owner === null;
  return (
    <article className={styles.card} data-waits={waits || undefined}>
      <header className={styles.head}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(child.name)}
        </span>
        <div className={styles.who}>
          <Heading className={styles.name}>
            {child.opens ? <StudentLink id={child.id}>{child.name}</StudentLink> : child.name}
          </Heading>
          <p className={styles.why}>
            <Why followUp={followUp} at={at} />
          </p>
          {!child.near && child.teacher !== null && (
            <p className={styles.why}>{t('follow-ups.card.teacher', { name: child.teacher })}</p>
          )}
        </div>
        <span className={styles.faces}>
          {followUp.days.map(({ day, feeling }) => (
            <SmallFace key={day} feeling={feeling} />
          ))}
        </span>
      </header>
      <ul className={styles.steps}>
        {followUp.steps.map((step) => (
          <Step key={step.id} step={step} shown={shownThen(step.at, at)} />
        ))}
        {waits && (
          <li className={styles.next}>
            <Clock aria-hidden="true" />
            {/* The moment ends the sentence: beside it, it would stand within the name where the lines are short. */}
            <span>
              {t(`follow-ups.card.next.${nextWords(followUp)}`, { name: next?.name ?? '' })}
              {next !== null && (
                <>
                  {blankIn(i18n.language)}
                  <time dateTime={next.at}>{shownThen(next.at, at)}</time>
                </>
              )}
            </span>
          </li>
        )}
      </ul>
      {late && isOpen && (
        <p>
          <Badge tone="warning">{t('follow-ups.card.late')}</Badge>
        </p>
      )}
      {isOpen && <Actions followUp={followUp} />}
    </article>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20)).join('');
}

/** What the child said, in its own words and in its order: Worried Fri 11/13, Tue. */
function Why({ followUp: { reason, days }, at }: { followUp: FollowUp; at: Parameters<typeof shownDay>[1] }) {
  const { t, i18n } = useTranslation();
  const said = hardDaysInOrder(days).map((part) => {
    const shown = part.days.map((day) => shownDay(day, at));
    return t(`follow-ups.card.felt.${part.feeling}`, { days: listed(shown, i18n.language) });
  });
  const parts = [
    ...(reason === 'talk' ? [t('follow-ups.card.talk')] : []),
    ...(said.length > 0 ? said : reason === 'streak' ? [t('follow-ups.card.hard-week')] : []),
  ];
  return parts.join(' · ');
}

const ICONS = {
  opened: CircleDot,
  talk: MessageCircle,
  asked: Bell,
  late: Clock,
  'passed-over': ArrowRight,
  taken: CircleCheck,
  passed: ArrowRight,
  note: MessageSquareText,
  released: RotateCcw,
  closed: CircleCheck,
  refused: CircleCheck,
} as const;

function Step({ step, shown }: { step: FollowUpStep; shown: string }) {
  const { t } = useTranslation();
  const { id } = useUser();
  const Icon = ICONS[step.kind];
  const isOwn = step.by?.id === id;
  const nameOf = (person: Person | null): string => person?.name ?? t('follow-ups.steps.somebody');
  const values = {
    name: nameOf(step.by),
    to: step.to?.id === id ? t('follow-ups.steps.you') : nameOf(step.to),
  };
  const who = isOwn ? ('own' as const) : ('other' as const);
  const words = ((): string => {
    switch (step.kind) {
      case 'taken':
      case 'passed':
        return t(`follow-ups.steps.${step.kind}.${who}`, values);
      case 'note':
        return t('follow-ups.steps.note', { note: step.note ?? '' });
      case 'closed':
        return step.note === null
          ? t('follow-ups.steps.left')
          : t(`follow-ups.steps.closed.${who}`, { ...values, note: step.note });
      case 'opened':
      case 'talk':
      case 'asked':
      case 'late':
      case 'passed-over':
      case 'released':
      case 'refused':
        return t(`follow-ups.steps.${step.kind}`, values);
    }
  })();
  return (
    <li>
      <Icon aria-hidden="true" />
      <span>
        {words}
        {step.kind === 'note' && !isOwn && <span className={styles.by}> {nameOf(step.by)}</span>}
      </span>
      <time dateTime={step.at}>{shown}</time>
    </li>
  );
}

function Actions({ followUp }: { followUp: FollowUp }) {
  const { t } = useTranslation();
  const user = useUser();
  const deed = useDeed();
  const { id, owner, child } = followUp;
  const isMine = owner?.id === user.id;
  const facts = { name: child.name };
  return (
    <div className={styles.actions}>
      {owner === null && <Take followUp={followUp} deed={deed} />}
      {isMine && (
        <Button size="sm" onClick={() => openAction(closeWith, { values: { id }, facts })}>
          {t('follow-ups.card.close')}
        </Button>
      )}
      <Button size="sm" variant="light" onClick={() => openAction(writeNote, { values: { id }, facts })}>
        {t('follow-ups.card.note')}
      </Button>
      {(isMine || owner === null) && <PassOn followUp={followUp} deed={deed} />}
    </div>
  );
}
