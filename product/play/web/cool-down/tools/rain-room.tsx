import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import { isSilent } from '../../../rules/sound/hearing.ts';
import { usePlaySettings } from '../../shared/settings.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './rain-room.module.css';
import { type Rain, startRain } from './rain-sound.ts';
import tools from './tool.module.css';
import { Tool } from './tool.tsx';

/** Where each drop begins, how long it takes, and how far along it is at first. */
const DROPS = Array.from({ length: 26 }, (_, at) => ({
  x: 106 + ((at * 73) % 268),
  seconds: 7 + ((at * 37) % 80) / 10,
  ahead: ((at * 53) % 90) / 10,
  size: 0.7 + ((at * 29) % 10) / 14,
}));

/** A warm window in the rain. */
export function RainRoom({ beat, isPaused, isStill }: DrawingProps) {
  const { t } = useTranslation();
  const isOff = usePlaySettings(isSilent);
  const [volume, setVolume] = useState(0.5);
  const isUnheard = isOff || volume === 0;
  useRain(beat.step.sound ?? 'roof', isPaused || isUnheard ? 0 : volume);
  // Whoever asks for the rain wants to hear it, as with every speaker.
  const rainAt = (next: number): void => {
    setVolume(next);
    if (next > 0) usePlaySettings.setState({ muted: false });
  };
  return (
    <div className={styles.room}>
      <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
        <rect width="480" height="400" fill="#7a5a4e" />
        <rect width="480" height="330" fill="#8a6656" />
        <g transform="translate(90 40)">
          <Wash width={300} height={240} colors={['#54638f', '#8690b0', '#d3aea0']} />
        </g>
        <path d="M90 236C140 214 190 232 240 222C300 210 350 228 390 218V280H90Z" fill="#54607f" />
        <path d="M90 258C170 242 290 256 390 244V280H90Z" fill="#46516e" />
        <Glow x={300} y={244} radius={16} color="#ffe0a0" />
        <Glow x={168} y={252} radius={12} color="#ffe0a0" />
        <clipPath id="rain-window">
          <rect x="90" y="40" width="300" height="240" rx="8" />
        </clipPath>
        <g clipPath="url(#rain-window)">
          {DROPS.map(({ x, seconds, ahead, size }, at) => (
            <g key={x} transform={`translate(${x} ${isStill ? 60 + ((at * 47) % 200) : 30})`}>
              <g className={styles.drop} style={{ '--seconds': `${seconds}s`, '--ahead': `-${ahead}s` }}>
                <path
                  d="M0-18V0"
                  stroke="#dfe9f5"
                  strokeWidth={2.4 * size}
                  strokeLinecap="round"
                  opacity=".45"
                />
                <circle r={4.6 * size} fill="#e9f1f8" opacity=".85" />
              </g>
            </g>
          ))}
        </g>
        <g fill="none" stroke="#f0dcc0" strokeWidth="14">
          <rect x="84" y="34" width="312" height="252" rx="12" />
          <path d="M240 34V286M84 160H396" strokeWidth="9" />
        </g>
        <path d="M52 288H428V312H52Z" fill="#f0dcc0" />
        <path d="M52 306H428V314H52Z" fill="#d3b993" />
        {beat.step.shows === 'curtains' && (
          <>
            <path d="M44 20H206C198 110 200 200 180 292H44Z" fill="#d58a70" />
            <path d="M436 20H274C282 110 280 200 300 292H436Z" fill="#d58a70" />
            <g stroke="#b96a53" strokeWidth="5" fill="none" strokeLinecap="round">
              <path d="M100 30Q96 160 90 284M152 30Q148 160 136 284M380 30Q384 160 390 284M328 30Q332 160 344 284" />
            </g>
          </>
        )}
        <path d="M56 26C70 120 62 210 44 292H20V14H56Z" fill="#c9785f" />
        <path d="M424 26C410 120 418 210 436 292H460V14H424Z" fill="#c9785f" />
        <path d="M10 10H470V28H10Z" fill="#a35c47" />
        <At x={150} y={288}>
          <path d="M-26-40H26L20 0H-20Z" fill="#d9a05a" />
          <path
            d="M-4-40C-34-60-34-84-28-96C-10-86-2-64-2-42M4-40C6-70 24-88 40-90C42-68 28-50 6-40"
            fill="#6f9a68"
          />
        </At>
        <At x={320} y={288}>
          <path d="M-26-44H26V-14C26-4 18 0 8 0H-8C-18 0-26-4-26-14Z" fill="#e7ecef" />
          <path d="M26-36C44-38 44-12 24-12" stroke="#e7ecef" strokeWidth="7" fill="none" />
          <g className={styles.steam} stroke="#f7efe6" strokeWidth="5" fill="none" strokeLinecap="round">
            <path d="M-10-54Q-18-66-10-76T-12-96" />
            <path d="M8-54Q0-66 8-76T6-96" />
          </g>
        </At>
        <Glow x={240} y={400} radius={200} color="#ffcf8a" strength={0.35} />
      </Picture>
      <div className={tools.tools} role="group" aria-label={t('play-games.cool-down.sound')}>
        <Tool
          label={t('play-games.cool-down.softer')}
          icon={<Volume1 />}
          onPress={() => rainAt(Math.max(0.1, volume - 0.2))}
        />
        <Tool
          label={t('play-games.cool-down.louder')}
          icon={<Volume2 />}
          onPress={() => rainAt(Math.min(1, volume + 0.2))}
        />
        <Tool
          label={t('play-games.cool-down.quiet')}
          icon={<VolumeX />}
          isOn={isUnheard}
          onPress={() => rainAt(isUnheard ? 0.5 : 0)}
        />
      </div>
    </div>
  );
}

/** It rains as long as the window is there. */
function useRain(mood: string, volume: number): void {
  const rain = useRef<Rain | null>(null);
  const begin = useEffectEvent(() => {
    rain.current = startRain(volume);
    rain.current?.setMood(mood);
  });
  useEffect(() => {
    begin();
    return () => rain.current?.stop();
  }, []);
  useEffect(() => rain.current?.setMood(mood), [mood]);
  useEffect(() => rain.current?.setVolume(volume), [volume]);
}
