import { LogOut, UserRoundCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/parts/button.tsx';
import styles from './acting-banner.module.css';
import { useSession } from './session.ts';

const acting = () => import('./acting-session.ts');

/** Across the top of every page while staff act as somebody: who it is, until when, and the way out. */
export function ActingBanner() {
  const name = useSession(({ user }) => user?.full_name ?? '');
  const endsAt = useSession(({ actingAs }) => actingAs?.endsAt ?? null);
  if (endsAt === null) return null;
  return <Banner name={name} endsAt={endsAt} />;
}

function Banner({ name, endsAt }: { name: string; endsAt: string }) {
  const { t, i18n } = useTranslation();
  const [ending, setEnding] = useState(false);
  useNameInTitle(name);
  useEnd(endsAt);
  const end = async () => {
    setEnding(true);
    await (await acting()).endActing();
  };
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(endsAt));
  return (
    <aside className={styles.banner} aria-label={t('site.acting.label')}>
      <UserRoundCog aria-hidden="true" />
      <p className={styles.text}>{t('site.acting.text', { name, time })}</p>
      <Button size="sm" variant="outline" icon={<LogOut />} loading={ending} onClick={() => void end()}>
        {t('site.acting.end')}
      </Button>
    </aside>
  );
}

/** Leaves at the end of the hour, also when the machine slept through it. */
function useEnd(endsAt: string): void {
  useEffect(() => {
    const check = () => {
      if (Date.now() >= Date.parse(endsAt)) void acting().then(({ actingRanOut }) => actingRanOut());
    };
    const timer = setInterval(check, 5000);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [endsAt]);
}

/** Pages name the window as ever; the name comes before whatever they say. */
function useNameInTitle(name: string): void {
  useEffect(() => {
    const prefix = `${name}: `;
    const put = () => {
      if (!document.title.startsWith(prefix)) document.title = `${prefix}${document.title}`;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [name]);
}
