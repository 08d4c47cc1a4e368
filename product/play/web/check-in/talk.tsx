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

/** Whether somebody will look, so that there is something to ask for. */
export function useLooks(offer: TalkOffer | null): boolean {
  const [looks] = useState(() => offer !== null && lookingAt(offer, new Date()) !== null);
  return looks;
}

/** When somebody looks, in words a child can be told; null where nothing is to be promised. */
function useLookingWords(offer: TalkOffer): { words: string; name: string } | null {
  const { t, i18n } = useTranslation();
  // The page is open for a minute or two: what was true when it opened is what the child reads.
  const [looking] = useState(() => lookingAt(offer, new Date()));
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
        ? t('play-games.check-in.talk.looks-now', { name })
        : t('play-games.check-in.talk.looks-between', {
            name,
            from: timeOf(hours[0]),
            to: timeOf(hours[1]),
          });
    return { words, name };
  }
  const time = timeOf(looking.minutes);
  if (typeof looking.day === 'string') {
    return { words: t(`play-games.check-in.talk.looks-${looking.day}`, { name, time }), name };
  }
  const day = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${looking.day.day}T00:00:00Z`));
  return { words: t('play-games.check-in.talk.looks-on', { name, day, time }), name };
}

type TalkProps = { offer: TalkOffer; onTalk: () => Promise<TalkSent> };

/** "I would like to talk": a request, not a score. It says when somebody looks, and whom to tell right now. */
export function Talk({ offer, onTalk }: TalkProps) {
  const { t } = useTranslation();
  const looking = useLookingWords(offer);
  const [sent, setSent] = useState<TalkSent | 'sending' | null>(null);
  const rightNow = t('play-games.check-in.talk.right-now');
  const isAsked = sent === 'sent' || sent === 'kept';
  const said =
    looking === null
      ? []
      : sent === 'sent'
        ? [t('play-games.check-in.talk.sent'), looking.words, rightNow]
        : sent === 'kept'
          ? [t('play-games.check-in.talk.kept'), rightNow]
          : [looking.words, rightNow];
  useSaidNext(said, isAsked, looking === null ? [] : [looking.name]);
  if (looking === null) return null;
  const ask = async (): Promise<void> => {
    setSent('sending');
    setSent(await onTalk());
  };
  const button = t('play-games.check-in.talk.button');
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
