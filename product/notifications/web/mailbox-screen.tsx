import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Mail, MailOpen, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Message } from '#platform/contract/message.ts';
import { ApiError, call } from '#platform/web/api.ts';
import { useSay } from '#platform/web/say.ts';
import { sizeText } from '#ui/formats/numbers.ts';
import { Page } from '#ui/navigation/page.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/empty-state.tsx';
import { Skeleton } from '#ui/parts/skeleton.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { listMailbox, readMailbox } from '../contract.ts';
import { letterParts } from '../rules/letter-text.ts';
import styles from './mailbox-screen.module.css';

const LOOKS_AGAIN_AFTER_MILLISECONDS = 2000;

type LetterHead = OutputOf<typeof listMailbox>['data'][number];

/** The demo's post: letters on the left, the chosen one on the right; one of the two on a phone. */
export function MailboxScreen() {
  const { t } = useTranslation();
  const say = useSay();
  const [chosen, setChosen] = useState<number | null>(null);
  const letters = useQuery({
    queryKey: ['mailbox'],
    queryFn: ({ signal }) => call(listMailbox, {}, { signal, quiet: true }),
    refetchInterval: LOOKS_AGAIN_AFTER_MILLISECONDS,
  });
  return (
    <Page title={t('demo.mailbox.title')} lead={t('demo.mailbox.intro')} width="wide">
      {letters.isPending && <Skeleton lines={6} />}
      {letters.isError && <Banner tone="error">{say(problemOf(letters.error))}</Banner>}
      {letters.data?.data.length === 0 && (
        <EmptyState
          picture={<Mail size={56} className={styles.picture} aria-hidden="true" />}
          title={t('demo.mailbox.empty-title')}
          text={t('demo.mailbox.empty-text')}
        />
      )}
      {letters.data !== undefined && letters.data.data.length > 0 && (
        <div className={classNames(styles.mailbox, chosen !== null && styles.reading)}>
          <LetterList letters={letters.data.data} chosen={chosen} onChoose={setChosen} />
          <section className={styles.letter} aria-live="polite">
            {chosen === null ? (
              <EmptyState
                picture={<MailOpen size={48} className={styles.picture} aria-hidden="true" />}
                title={t('demo.mailbox.choose-title')}
                text={t('demo.mailbox.choose-text')}
              />
            ) : (
              <Letter id={chosen} onBack={() => setChosen(null)} />
            )}
          </section>
        </div>
      )}
    </Page>
  );
}

/** What the server said, if it said something. */
function problemOf(error: unknown): Message {
  return (error instanceof ApiError ? error.reply : null) ?? { i18n: 'error.no-response' };
}

type LetterListProps = { letters: LetterHead[]; chosen: number | null; onChoose: (id: number) => void };

function LetterList({ letters, chosen, onChoose }: LetterListProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.list} aria-label={t('demo.mailbox.list')}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <button
              type="button"
              className={styles.head}
              aria-current={letter.id === chosen}
              onClick={() => onChoose(letter.id)}
            >
              <span className={styles.subject}>{letter.subject || t('demo.mailbox.no-subject')}</span>
              <span className={styles.recipient}>{letter.recipient}</span>
              <ReceivedAt at={letter.received_at} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Letter({ id, onBack }: { id: number; onBack: () => void }) {
  const { t } = useTranslation();
  const [view, setView] = useState<'letter' | 'text'>('letter');
  const letter = useQuery({
    queryKey: ['mailbox', id],
    queryFn: ({ signal }) => call(readMailbox, { id }, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const back = (
    <Button variant="subtle" size="sm" className={styles.back} icon={<ArrowLeft />} onClick={onBack}>
      {t('demo.mailbox.back')}
    </Button>
  );
  if (letter.isPending) return <Skeleton lines={8} />;
  if (letter.isError) {
    return (
      <>
        {back}
        <Banner tone="error">{t('demo.mailbox.gone')}</Banner>
      </>
    );
  }
  const { subject, sender, recipient, received_at: receivedAt, text, attachments } = letter.data.data;
  const hasPage = letter.data.data.has_page;
  return (
    <article className={styles.sheet}>
      {back}
      <h2>{subject || t('demo.mailbox.no-subject')}</h2>
      <dl className={styles.facts}>
        <dt>{t('demo.mailbox.from')}</dt>
        <dd>{sender}</dd>
        <dt>{t('demo.mailbox.to')}</dt>
        <dd>{recipient}</dd>
        <dt>{t('demo.mailbox.at')}</dt>
        <dd>
          <ReceivedAt at={receivedAt} />
        </dd>
      </dl>
      {hasPage ? (
        <Tabs
          label={t('demo.mailbox.view')}
          value={view}
          onChange={setView}
          tabs={[
            { id: 'letter', label: t('demo.mailbox.as-letter'), content: <LetterFrame id={id} /> },
            { id: 'text', label: t('demo.mailbox.as-text'), content: <PlainText text={text} /> },
          ]}
        />
      ) : (
        <PlainText text={text} />
      )}
      <Attachments id={id} attachments={attachments} />
    </article>
  );
}

/** Nothing in it runs, and its links lead this window away when they are pressed. */
function LetterFrame({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <iframe
      className={styles.page}
      title={t('demo.mailbox.letter-frame')}
      sandbox="allow-top-navigation-by-user-activation"
      src={`/api/mailbox/${id}/page`}
    />
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {letterParts(text).map((part, index) =>
        part.kind === 'link' ? (
          <a key={index} href={part.text}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

type OpenedLetter = OutputOf<typeof readMailbox>['data'];

function Attachments({ id, attachments }: Pick<OpenedLetter, 'id' | 'attachments'>) {
  const { t, i18n } = useTranslation();
  if (attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-label={t('demo.mailbox.attachments')}>
      <h3>{t('demo.mailbox.attachments')}</h3>
      <ul>
        {attachments.map(({ name, size }, index) => (
          <li key={index}>
            <ButtonLink
              href={`/api/mailbox/${id}/attachments/${index + 1}`}
              variant="outline"
              size="sm"
              icon={<Paperclip />}
            >
              {t('demo.mailbox.open-attachment', { name, size: sizeText(size, i18n.language) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReceivedAt({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const moment = new Date(at);
  return (
    <time className={styles.time} dateTime={at}>
      {moment.toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
