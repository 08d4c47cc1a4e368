import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { playTimeOf } from '#platform/contract/texts/play-time.ts';
import { call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { useProgramName } from '#product/rosters/web/program-name.ts';
import { StudentLink } from '#product/rosters/web/student-link.tsx';
import { shownDate } from '#ui/formats/dates.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Loaded } from '#ui/parts/loaded.tsx';
import { readMoment } from '../contract.ts';
import { NOT_NOW } from '../rules/said.ts';
import type { CheckInMoment } from '../rules/shapes.ts';
import type { AskedMoment } from './cells.tsx';
import { useLanguage, useWeekday } from './day-words.ts';
import { Mark } from './faces/mark.tsx';
import { SmallFace } from './faces/small-face.tsx';
import styles from './moment-dialog.module.css';

export const MOMENT = 'check-in-moment';

/** When a child said it, and what it did then. */
export function MomentDialog({ asked }: { asked: AskedMoment | null }) {
  const { t } = useTranslation();
  const weekday = useWeekday('long');
  if (asked === null) return null;
  const day = `${weekday(asked.day)}, ${shownDate(asked.day)}`;
  return (
    <Dialog name={MOMENT} title={t('check-ins.moment.title', { name: asked.name, day })} size="sm" compact>
      <Moments asked={asked} />
    </Dialog>
  );
}

function Moments({ asked }: { asked: AskedMoment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, day } = asked;
  const query = useQuery({
    queryKey: ['check-in-moment', id, day, language],
    queryFn: ({ signal }) => call(readMoment, { id, day, _lang: language }, { signal, quiet: true }),
  });
  return (
    <Loaded query={query} failed={t('check-ins.moment.failed')}>
      {({ data }) => (
        <div className={styles.moments}>
          {data.covered && <p>{t('check-ins.covered')}</p>}
          {!data.covered && data.moments.length === 0 && <p>{t('check-ins.moment.nothing')}</p>}
          {data.moments.map((moment, at) => (
            <Moment key={moment.at} moment={moment} isFirst={at === 0} timeZone={data.time_zone} />
          ))}
          <p>
            <StudentLink id={id}>{t('check-ins.moment.page', { name: data.name })}</StudentLink>
          </p>
        </div>
      )}
    </Loaded>
  );
}

type MomentProps = { moment: CheckInMoment; isFirst: boolean; timeZone: string };

function Moment({ moment, isFirst, timeZone }: MomentProps) {
  const { t } = useTranslation();
  const program = useProgramName();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeZone, timeStyle: 'short' }).format(
    new Date(moment.at),
  );
  const say = useSay();
  const { said, before, after, seconds, calm_seconds: calm } = moment;
  return (
    <section className={styles.moment} aria-label={time}>
      <h3 className={styles.said}>
        {said === NOT_NOW ? <Mark said={said} /> : <SmallFace feeling={said} />}
        {t(`check-ins.said.${said}`)}
        <span className={styles.when}>
          {time}
          {moment.program !== null && <> {t('check-ins.moment.in', { program: program(moment.program) })}</>}
        </span>
      </h3>
      <p>
        {before !== null
          ? t('check-ins.moment.before', { title: before })
          : t(isFirst ? 'check-ins.moment.first' : 'check-ins.moment.again')}
      </p>
      {after.length === 0 && seconds === 0 ? (
        <p>{t('check-ins.moment.after-nothing')}</p>
      ) : (
        <>
          <h4>{t('check-ins.moment.after')}</h4>
          <ul>
            {after.map(({ title, finished }) => (
              <li key={title}>
                {t(finished ? 'check-ins.moment.finished' : 'check-ins.moment.begun', { title })}
              </li>
            ))}
            {seconds > 0 && <li>{t('check-ins.moment.minutes', { time: say(playTimeOf(seconds)) })}</li>}
          </ul>
        </>
      )}
      <p>
        {calm > 0
          ? t('check-ins.moment.calm', { time: say(playTimeOf(calm)) })
          : t('check-ins.moment.no-calm')}
      </p>
    </section>
  );
}
