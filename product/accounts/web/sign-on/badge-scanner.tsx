import { Keyboard, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#platform/contract/message.ts';
import { useSay } from '#platform/web/say.ts';
import { Button } from '#ui/parts/button.tsx';
import { codeInBadge } from '../../rules/sign-in/badges.ts';
import type { CameraProblem } from '../../rules/sign-in/camera.ts';
import { closeCamera, openCamera, watchForCodes } from './camera.ts';
import { comeInWithBadge } from './come-in.ts';
import { ReadAloud } from './read-aloud.tsx';
import styles from './sign-on.module.css';

type Looking = 'asking' | 'looking' | 'not-a-badge' | 'found';
type Scan = { state: Looking | CameraProblem } | { state: 'refused'; why: Message };

/** Reads a badge with the camera. The camera runs only while this is looking. */
export function BadgeScanner({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const say = useSay();
  const [attempt, setAttempt] = useState(0);
  const [scan, setScan] = useState<Scan>({ state: 'asking' });
  const video = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const leaving = new AbortController();
    if (video.current) void look(video.current, setScan, leaving.signal);
    return () => leaving.abort();
  }, [attempt]);

  const { state } = scan;
  const text = scan.state === 'refused' ? say(scan.why) : t(`accounts-sign-on.badge.${scan.state}`);
  const isLooking = state === 'looking' || state === 'not-a-badge';
  const isOver = ['denied', 'none', 'busy', 'refused'].includes(state);
  return (
    <div className={styles.scanner}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('accounts-sign-on.badge.title')}
        </h2>
        <ReadAloud key={text} texts={[text]} auto />
      </div>
      <p role={isOver ? 'alert' : 'status'} className={styles.text}>
        {text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a mirror, without a sound */}
      <video
        ref={video}
        className={styles.mirror}
        hidden={!isLooking}
        aria-label={t('accounts-sign-on.badge.camera')}
        autoPlay
        muted
        playsInline
      />
      <div className={styles.ways}>
        {isOver && (
          <Button size="lg" wide icon={<RotateCw />} onClick={() => setAttempt((before) => before + 1)}>
            {t('accounts-sign-on.badge.again')}
          </Button>
        )}
        <Button size="lg" variant="light" wide icon={<Keyboard />} onClick={onCancel}>
          {t('accounts-sign-on.badge.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** From the question for the camera to the child inside, or to what kept it out. */
async function look(video: HTMLVideoElement, tell: (scan: Scan) => void, signal: AbortSignal): Promise<void> {
  const tellIfWanted = (scan: Scan) => void (signal.aborted || tell(scan));
  tellIfWanted({ state: 'asking' });
  const stream = await openCamera();
  if (typeof stream === 'string') return tellIfWanted({ state: stream });
  const close = () => closeCamera(stream);
  // The child may have left while the browser was asking.
  if (signal.aborted) return close();
  signal.addEventListener('abort', close);
  video.srcObject = stream;
  tellIfWanted({ state: 'looking' });
  let code: string | null = null;
  await watchForCodes(
    video,
    (text) => {
      code = codeInBadge(text);
      if (code === null) tellIfWanted({ state: 'not-a-badge' });
      return code === null ? 'go-on' : 'found';
    },
    signal,
  );
  close();
  if (code === null) return;
  tellIfWanted({ state: 'found' });
  const why = await comeInWithBadge(code);
  if (why !== null) tellIfWanted({ state: 'refused', why });
}
