import { Outlet, useRouter } from '@tanstack/react-router';
import { MonitorPlay } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { Button } from '#ui/parts/button.tsx';
import { PlaySourceProvider } from '../content/source.ts';
import { canPlay } from '../frame/can-play.ts';
import { PlayNotice } from '../frame/play-notice.tsx';
import { TryAnotherBrowser } from '../frame/try-another-browser.tsx';
import { AsIChose } from '../mine/my-figure.tsx';
import { claimTab, type TabClaim, type TabState } from '../queue/writer-tab.ts';
import { usePaused } from '../shared/paused.ts';
import { PlayLoading } from '../shared/play-loading.tsx';
import { studentSource } from './student-source.ts';

/** Around everything a student plays: one tab at a time, in a browser that can. */
export function StudentPlay() {
  const { t } = useTranslation();
  const router = useRouter();
  const user = useUser();
  // Staff who act as a student write nothing, so they keep nobody out.
  const isWriter = useSession(({ actingAs }) => actingAs === null);
  const isPaused = usePaused((paused) => paused.isPaused);
  const [tab, setTab] = useState<TabState>(isWriter ? 'asking' : 'here');
  const [isTakingOver, setTakingOver] = useState(false);
  const claim = useRef<TabClaim | null>(null);

  useEffect(() => {
    if (!isWriter) return;
    claim.current = claimTab(user.id, setTab);
    return () => claim.current?.release();
  }, [user.id, isWriter]);

  if (isPaused) return <PlayNotice title={t('play.paused.title')} text={t('play.paused.text')} />;
  if (!canPlay()) return <TryAnotherBrowser />;
  if (tab === 'asking' || isTakingOver) return <PlayLoading />;
  if (tab === 'elsewhere') {
    const playHere = async (): Promise<void> => {
      setTakingOver(true);
      claim.current?.takeOver();
      // The other tab may have gone on since this one was loaded: nothing is shown before that is known.
      await router.invalidate({ sync: true }).finally(() => setTakingOver(false));
    };
    return (
      <PlayNotice title={t('play.tab.title')} text={t('play.tab.text')}>
        <Button size="lg" icon={<MonitorPlay />} onClick={() => void playHere()}>
          {t('play.tab.here')}
        </Button>
      </PlayNotice>
    );
  }
  return (
    <PlaySourceProvider value={studentSource}>
      <AsIChose>
        <Outlet />
      </AsIChose>
    </PlaySourceProvider>
  );
}
