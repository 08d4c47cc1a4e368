import { MessageCircleHeart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import { lookingAt, type TalkOffer } from '../../rules/results/talk.ts';
import { useSaidNext } from '../hooks/use-said-next.ts';
import { SpeakButton, Spoken } from '../read-aloud/spoken.tsx';
import styles from './check-in.module.css';

/** Whether a request has reached the server, or lies on the device until there is a network. */
export type TalkSent = 'sent' | 'kept';

const A_MONDAY = Date.UTC(2026, 10, 16);

/** Who looks, and what a child is told of when. */
export type Looking = { words: string; name: string };

/** When somebody looks, in words a child can be told; null where nothing is to be promised. */
export function useLookingWords(offer: TalkOffer | null): Looking | null {
  const { t, i18n } = useTranslation();
  // The page is open for a minute or two: what was true when it opened is what the child reads.
  const [looking] = useState(() => (offer === null ? null : lookingAt(offer, new Date())));
  if (looking === null) return null;
  const { name } = looking;
  const timeOf = (minutes: number): string =>
    new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      .format(A_MONDAY + minutes * 60_000)
      .replaceAll(/\s/g, ' ');
  if (looking.when === 'now') {
    const { hours } = looking;
    const words =
      hours === null
        ? t('play-check-in.talk.looks-now', { name })
        : t('play-check-in.talk.looks-between', {
            name,
            from: timeOf(hours[0]),
            to: timeOf(hours[1]),
          });
    return { words, name };
  }
  const time = timeOf(looking.minutes);
  if (typeof looking.day === 'string') {
    return { words: t(`play-check-in.talk.looks-${looking.day}`, { name, time }), name };
  }
  const day = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${looking.day.day}T00:00:00Z`));
  return { words: t('play-check-in.talk.looks-on', { name, day, time }), name };
}

type TalkProps = { looking: Looking; onTalk: () => Promise<TalkSent> };

/** "I would like to talk": a request, not a score. It says when somebody looks, and whom to tell right now. */
export function Talk({ looking, onTalk }: TalkProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<TalkSent | 'sending' | null>(null);
  const rightNow = t('play-check-in.talk.right-now');
  const isAsked = sent === 'sent' || sent === 'kept';
  const said =
    sent === 'sent'
      ? [t('play-check-in.talk.sent'), looking.words, rightNow]
      : sent === 'kept'
        ? [t('play-check-in.talk.kept'), rightNow]
        : [looking.words, rightNow];
  useSaidNext(said, isAsked, [looking.name]);
  const ask = async (): Promise<void> => {
    setSent('sending');
    setSent(await onTalk());
  };
  const button = t('play-check-in.talk.button');
  return (
    <section className={styles.talk} aria-label={button}>
      {!isAsked && (
        <Button
          size="lg"
          variant="outline"
          icon={<MessageCircleHeart />}
          loading={sent === 'sending'}
          onClick={() => void ask()}
        >
          <Spoken text={button} />
        </Button>
      )}
      <div className={styles.looks}>
        <p role={isAsked ? 'status' : undefined}>
          {said.map((text) => (
            <span key={text}>
              <Spoken text={text} names={[looking.name]} />{' '}
            </span>
          ))}
        </p>
        <SpeakButton texts={isAsked ? said : [button, ...said]} names={[looking.name]} />
      </div>
    </section>
  );
}
