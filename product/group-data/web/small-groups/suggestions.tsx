import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationReply } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { newOperationId } from '#platform/web/operation-id.ts';
import { useFirstReply } from '#platform/web/tables/first-page.ts';
import { refreshTables } from '#platform/web/tables/tables.ts';
import { useToday } from '#product/accounts/web/session/session.ts';
import type { Needs } from '#product/play/rules/missions/needs.ts';
import type { Skill } from '#product/play/rules/story/skills.ts';
import { SaidOf } from '#product/rosters/web/said-of.tsx';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { openAction } from '#ui/actions/action.ts';
import { More } from '#ui/navigation/more.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import { showSnackbar } from '#ui/snackbars/snackbars.tsx';
import { groupAnchor, ownNames } from '../../rules/group-names.ts';
import type { LevelProgram } from '../../rules/programs.ts';
import type { GroupSummary, SuggestedGroup } from '../../rules/summary-shape.ts';
import { makeSmallGroup, smallGroupsTable } from '../../small-groups-contract.ts';
import { makeGroupAction } from './actions.tsx';
import styles from './small-groups.module.css';

/** The lesson that a group could do first. */
export type GroupLesson = (needs: Needs) => ReactNode;

type SuggestionsProps = {
  program: LevelProgram;
  summary: Pick<GroupSummary, 'children' | 'told' | 'suggestions' | 'are_grouped'>;
  lesson: GroupLesson;
};

/** Groups that run, and those that could. */
export function GroupSuggestions({ program, summary, lesson }: SuggestionsProps) {
  const { t } = useTranslation();
  const { suggestions } = summary;
  useLedTo(suggestions);
  const panel = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<number | null>(null);
  const running = useFirstReply(smallGroupsTable, RUNNING);
  const names = ownNames(
    (suggestions ?? []).map(({ skill }) => t(`group-data.skills.${skill}`)),
    (running.data?.data ?? []).flatMap(({ name }) => name ?? []),
    (name, number) => t('group-data.small.numbered', { name, number }),
  );
  return (
    <div ref={panel} className={styles.beside}>
      <div>
        <h2 className={styles.title}>{t('group-data.small.title')}</h2>
        <div className={styles.how}>
          <More title={t('group-data.small.how')}>
            <p>{t('group-data.small.how-text')}</p>
          </More>
        </div>
      </div>
      <Running lesson={lesson} made={made} panel={panel} />
      {suggestions === null && <p className={styles.quiet}>{t('group-data.small.too-many')}</p>}
      {suggestions?.length === 0 && <None summary={summary} />}
      {suggestions?.map((suggestion, at) => (
        <div
          key={`${suggestion.skill} ${suggestion.members.map(({ id }) => id).join(' ')}`}
          id={
            suggestions.findIndex(({ skill }) => skill === suggestion.skill) === at
              ? groupAnchor(suggestion.skill)
              : undefined
          }
        >
          <SuggestionCard
            program={program}
            suggestion={suggestion}
            name={names[at] ?? t(`group-data.skills.${suggestion.skill}`)}
            lesson={lesson}
            onMade={(reply) => setMade(idIn(reply))}
          />
        </div>
      ))}
    </div>
  );
}

function idIn({ extra }: NotificationReply): number | null {
  return typeof extra?.['id'] === 'number' ? extra['id'] : null;
}

/** Why no group is suggested. */
function None({ summary }: Pick<SuggestionsProps, 'summary'>) {
  const { t } = useTranslation();
  const { children, told, are_grouped: areGrouped } = summary;
  const why = areGrouped
    ? t('group-data.small.grouped')
    : told < children
      ? t('group-data.small.not-known', { told, count: children })
      : t('group-data.small.none', { count: children });
  return <p className={styles.quiet}>{why}</p>;
}

const MOST_SHOWN = 4;
const RUNNING = { over: 'no' };

type RunningProps = {
  lesson: GroupLesson;
  /** The one that was made here last. */
  made: number | null;
  panel: RefObject<HTMLElement | null>;
};

function Running({ lesson, made, panel }: RunningProps) {
  const { t } = useTranslation();
  const query = useFirstReply(smallGroupsTable, RUNNING);
  const groups = (query.data?.data ?? []).filter(({ id }, at) => at < MOST_SHOWN || id === made);
  const link = useRef<HTMLAnchorElement>(null);
  const isThere = groups.some(({ id }) => id === made);
  useEffect(() => {
    if (isThere && hasNoOther(panel.current)) link.current?.focus();
  }, [made, isThere, panel]);
  if (isMissed(query)) return <Missed query={query} failed={t('group-data.small.failed')} />;
  if (groups.length === 0) return null;
  return (
    <Card title={t('group-data.small.running')} level={3} quiet>
      <ul className={styles.running}>
        {groups.map(({ id, name, skill, grade, children, meetings }) => (
          <li key={id}>
            <Link to={`/educator/small-groups/${id}`} ref={id === made ? link : undefined}>
              {name}
            </Link>
            <span>
              {t('group-data.small.about', {
                children: t('group-data.small.children', { count: children ?? 0 }),
                met: t('group-data.small.met', { count: meetings ?? 0 }),
              })}
            </span>
            {skill !== null && lesson(groupNeeds(skill, grade))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * The button that made a group goes away with its suggestion, and takes the focus along: that goes on to the group, unless
 * its owner has moved on meanwhile.
 */
function hasNoOther(panel: HTMLElement | null): boolean {
  const { activeElement: at } = document;
  return at === null || at === document.body || (panel?.contains(at) ?? false);
}

function groupNeeds(skill: Skill, grade: number | null): Needs {
  return { skills: [skill], usage: 'group', ...(grade === null ? {} : { grade }) };
}

/** Groups come after the page: who was led to one is brought there once it stands. */
function useLedTo(suggestions: readonly SuggestedGroup[] | null): void {
  const hash = useLocation({ select: (location) => location.hash });
  const isThere = (suggestions ?? []).some(({ skill }) => groupAnchor(skill) === hash);
  useEffect(() => {
    if (isThere) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash, isThere]);
}

type SuggestionProps = {
  program: LevelProgram;
  suggestion: SuggestedGroup;
  /** Its own among those that are suggested and those that run. */
  name: string;
  lesson: GroupLesson;
  onMade: (reply: NotificationReply) => void;
};

function SuggestionCard({ program, suggestion, name: title, lesson, onMade }: SuggestionProps) {
  const { t } = useTranslation();
  const { skill, grade, members, partner } = suggestion;
  // One suggestion is one deed, however often it is pressed.
  const [operation] = useState(newOperationId);
  const today = useToday();
  const [isMaking, setMaking] = useState(false);
  const values = {
    name: title,
    program,
    skill,
    goal: '',
    starts_on: today,
    ends_on: '',
    student_ids: members.map(({ id }) => id),
    partner_ids: partner === null ? [] : [partner.id],
  };
  const make = async () => {
    setMaking(true);
    try {
      const reply = await call(makeSmallGroup, { ...values, operation_id: operation });
      showSnackbar(reply.notification);
      onMade(reply);
      refreshTables([smallGroupsTable.name]);
    } catch (error) {
      // What went wrong has been said.
      if (!(error instanceof ApiError)) throw error;
    }
    setMaking(false);
  };
  return (
    <Card
      title={values.name}
      level={3}
      className={styles.suggestion ?? ''}
      actions={
        <>
          <Button size="sm" loading={isMaking} onClick={() => void make()}>
            {t('group-data.small.make')}
            <span className="visually-hidden">: {values.name}</span>
          </Button>
          <Button
            size="sm"
            variant="subtle"
            onClick={() => openAction({ ...makeGroupAction, onDone: onMade }, { values })}
          >
            {t('group-data.small.change')}
            <span className="visually-hidden">: {values.name}</span>
          </Button>
        </>
      }
    >
      <ul className={styles.chips}>
        {members.map(({ id, name }) => (
          <li key={id}>
            <StudentLink id={id}>{name}</StudentLink>
          </li>
        ))}
        {partner !== null && (
          <li className={styles.partner}>
            <SaidOf of={[partner]} say={(name) => t('group-data.small.with', { name })} />
          </li>
        )}
      </ul>
      {lesson(groupNeeds(skill, grade))}
    </Card>
  );
}
