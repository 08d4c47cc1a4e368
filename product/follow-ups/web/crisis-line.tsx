import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blankIn } from '#platform/contract/shown-values.ts';
import { useSay } from '#platform/web/say.ts';
import { useUser } from '#product/accounts/web/session/session.ts';
import { More } from '#ui/navigation/more.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import type { CrisisLine } from '../contract.ts';
import { EMERGENCY, hoursWords } from '../rules/settings.ts';
import styles from './crisis-line.module.css';
import { useFollowUpCounts } from './use-follow-ups.ts';

export function useHoursWords(): (hours: CrisisLine['hours']) => string {
  const { i18n } = useTranslation();
  const say = useSay();
  return (hours) => hoursWords(hours, i18n.language, say);
}

type LinesProps = {
  lines: readonly CrisisLine[];
  /** The reader can turn follow-up on below. */
  mayTurnOn?: boolean;
  /** Without a school to tell of: nobody watches anywhere the reader is. */
  isOff?: boolean;
};

/** The same of all schools of the reader. Who runs several and works at none of them: it may be on at one and off at another. */
export function OwnCrisisLines({ lines }: Pick<LinesProps, 'lines'>) {
  const { is_group_admin: runsSchools } = useUser();
  const schools = useFollowUpCounts(runsSchools && lines.length === 0).data?.data;
  return <CrisisLines lines={lines} isOff={!runsSchools || schools?.every(({ on }) => !on) === true} />;
}

/** Stands on top of every page, whatever it shows: nobody should look for help in the wrong place. */
export function CrisisLines({ lines, mayTurnOn = false, isOff = true }: LinesProps) {
  const { t, i18n } = useTranslation();
  if (lines.length === 0) {
    return (
      <>
        <section className={styles.line}>
          <ShieldCheck aria-hidden="true" />
          <p>
            <strong>{t('follow-ups.line.not-a-crisis-line')}</strong>
            {blankIn(i18n.language)}
            {t('follow-ups.line.unnamed', EMERGENCY.US)}
          </p>
        </section>
        {isOff && (
          <Banner tone="warning" title={t('follow-ups.off.title')}>
            <OffText mayTurnOn={mayTurnOn} />
          </Banner>
        )}
      </>
    );
  }
  return lines.map((line) => (
    <Line key={line.school_id} line={line} isOneOf={lines.length} mayTurnOn={mayTurnOn} />
  ));
}

function OffText({ mayTurnOn }: { mayTurnOn: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {t('follow-ups.off.text')} {t(mayTurnOn ? 'follow-ups.off.turn-on' : 'follow-ups.off.ask')}
    </>
  );
}

type LineProps = { line: CrisisLine; isOneOf: number; mayTurnOn: boolean };

function Line({ line, isOneOf, mayTurnOn }: LineProps) {
  const { t, i18n } = useTranslation();
  const wordsFor = useHoursWords();
  const { emergency, line: night } = EMERGENCY[line.country];
  const values = {
    name: line.contact_name,
    phone: line.contact_phone,
    emergency,
    line: night,
  };
  return (
    <>
      <section className={styles.line}>
        <ShieldCheck aria-hidden="true" />
        <div>
          {isOneOf > 1 && <p className={styles.school}>{line.school}</p>}
          <p>
            <strong>{t('follow-ups.line.not-a-crisis-line')}</strong>
            {blankIn(i18n.language)}
            {line.on && t('follow-ups.line.looks', { hours: wordsFor(line.hours) })}
            {line.on && blankIn(i18n.language)}
            {t('follow-ups.line.danger', values)}
          </p>
          <More title={t('follow-ups.line.steps')}>
            <p className={styles.steps}>{line.steps}</p>
          </More>
        </div>
      </section>
      {!line.on && (
        <Banner tone="warning" title={t('follow-ups.off.title-at', { school: line.school })}>
          <OffText mayTurnOn={mayTurnOn} />
        </Banner>
      )}
    </>
  );
}
