import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownDate } from '#ui/formats/dates.ts';
import { Badge } from '#ui/parts/badge.tsx';
import type { Member, SmallGroup, Told } from '../../rules/small-group-shape.ts';
import { SaidMark } from '../marks/said-mark.tsx';
import styles from './small-groups.module.css';

/** A row a child: what play said when the group began, what it says now, and how often the child was there. */
export function Members({ group }: { group: SmallGroup }) {
  const { t } = useTranslation();
  const { members, meetings } = group;
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <p className={styles.who}>
              <Link to={`/educator/students/${member.id}`}>{member.name}</Link>{' '}
              {member.is_partner && <Badge>{t('group-data.small.page.helps')}</Badge>}
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{t('group-data.small.page.before')}</dt>
                <dd>
                  <Said told={member.before} />
                </dd>
              </div>
              <div>
                <dt>{t('group-data.small.page.now')}</dt>
                <dd>
                  <Now member={member} />
                </dd>
              </div>
              <div>
                <dt>{t('group-data.small.page.came')}</dt>
                <dd>
                  <Came member={member} meetings={meetings} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('group-data.small.page.time')}</p>
    </>
  );
}

/** Of the meetings since the child joined; before the first there is nothing to count. */
function Came({ member, meetings }: Pick<SmallGroup, 'meetings'> & { member: Member }) {
  const { t } = useTranslation();
  const all = meetings.filter(({ held_on: day }) => day >= member.joined_on).length;
  if (all === 0) return <span className={styles.quiet}>{t('group-data.small.page.came-none')}</span>;
  const count = meetings.filter(({ present }) => present.includes(member.id)).length;
  return <>{t('group-data.small.page.came-of', { count, all })}</>;
}

/** A level never without its range. */
function Said({ told }: { told: Told | null }) {
  const { t } = useTranslation();
  if (told === null) return <span className={styles.quiet}>{t('group-data.small.page.nothing')}</span>;
  const { low, high } = told;
  return (
    <span className={styles.said}>
      <SaidMark said={told.said} />
      <span aria-hidden="true">{t(`reports.said.${told.said}`)}</span>
      <span className={styles.quiet}>
        {low !== null && high !== null && <>{t('group-data.small.page.range', { low, high })}, </>}
        {shownDate(told.last_on)}
      </span>
    </span>
  );
}

function Now({ member: { before, now, change } }: { member: Member }) {
  const { t } = useTranslation();
  const isSame = now !== null && before !== null && now.last_on === before.last_on;
  if (isSame) return <span className={styles.quiet}>{t('group-data.small.page.same-check')}</span>;
  return (
    <>
      <Said told={now} />
      {change !== null && (
        <strong className={styles.change}>{t(`group-data.small.page.change.${change}`)}</strong>
      )}
    </>
  );
}
