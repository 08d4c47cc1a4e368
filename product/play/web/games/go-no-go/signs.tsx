import { Picture } from '#ui/art/pencil/picture.tsx';
import { WithEar } from '../frame/word-ear.tsx';
import styles from './go-no-go-game.module.css';
import { signColor, signShape } from './going.ts';

const COLORS = {
  green: { fill: '#5fa15a', light: '#83c17a', dark: '#37713a' },
  red: { fill: '#c8473f', light: '#e0746a', dark: '#8d2a26' },
};

type SignProps = { sign: string; isGo: boolean; label: string };

/**
 * A sign around the origin, some 120 wide, of the color that its name says. Whether to go is told by its shape: a go is round
 * and points up, a stop has corners and a bar.
 */
function Sign({ sign, isGo, label }: SignProps) {
  const color = COLORS[signColor(sign, isGo)];
  switch (signShape(sign)) {
    case 'leaf':
      return isGo ? (
        <>
          <path d="M0 58C-52 40-58-18 0-66C58-18 52 40 0 58Z" fill={color.fill} />
          <path d="M0 58C-20 34-24-14 0-66C50-18 46 40 0 58Z" fill={color.light} />
          <path
            d="M0 74V-36M0 30L24 8M0 30L-24 8M0 0L18-16M0 0L-18-16"
            stroke={color.dark}
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <path
            d="M0-66L14-38L42-48L36-20L66-14L46 8L56 34L26 32L0 62L-26 32L-56 34L-46 8L-66-14L-36-20L-42-48L-14-38Z"
            fill={color.fill}
            strokeLinejoin="round"
            stroke={color.fill}
            strokeWidth="6"
          />
          <path d="M0 78V-26" stroke={color.dark} strokeWidth="5" strokeLinecap="round" />
          <path d="M-34 2H34" stroke="#fff" strokeWidth="12" strokeLinecap="round" />
        </>
      );
    case 'flag':
      return isGo ? (
        <>
          <path d="M-52 78V-70" stroke="#7a5232" strokeWidth="9" strokeLinecap="round" />
          <path d="M-48-68C-6-70 24-56 66-34C24-12-6 0-48 2Z" fill={color.fill} />
          <path d="M-48-68C-6-70 24-56 66-34C24-44-10-46-48-46Z" fill={color.light} />
          <path
            d="M-22-20L-8-42L6-20"
            stroke="#fff"
            strokeWidth="8"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <path d="M-52 78V-70" stroke="#7a5232" strokeWidth="9" strokeLinecap="round" />
          <path d="M-48-66H62V18H-48Z" fill={color.fill} />
          <path d="M-48-66H62V-46H-48Z" fill={color.light} />
          <path d="M-20-20H36" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
        </>
      );
    case 'lamp':
      return isGo ? (
        <>
          <circle r="66" fill="#3d3a44" />
          <circle r="54" fill={color.fill} />
          <path
            d="M-40-10A42 42 0 0 1 16-40"
            stroke={color.light}
            strokeWidth="9"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d="M0 30V-22M-22 0L0-24L22 0"
            stroke="#fff"
            strokeWidth="11"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <path d="M-28-66H28L66-28V28L28 66H-28L-66 28V-28Z" fill="#3d3a44" />
          <path d="M-22-54H22L54-22V22L22 54H-22L-54 22V-22Z" fill={color.fill} />
          <path d="M-44-14L-16-42H8" stroke={color.light} strokeWidth="8" fill="none" strokeLinecap="round" />
          <path d="M-28 2H28" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
        </>
      );
    case 'call':
      return isGo ? (
        <>
          <path d="M-8 52L-30 78L14 58Z" fill={color.fill} />
          <ellipse rx="72" ry="58" fill={color.fill} />
          <path
            d="M-52-14C-44-40-10-46 10-44"
            stroke={color.light}
            strokeWidth="9"
            fill="none"
            strokeLinecap="round"
          />
          <text y="12" textAnchor="middle" className={styles.shout}>
            {label}
          </text>
        </>
      ) : (
        <>
          <path d="M-8 50L-30 78L16 52Z" fill={color.fill} />
          <path
            d="M-70-52H70V54H-70Z"
            fill={color.fill}
            stroke={color.fill}
            strokeWidth="8"
            strokeLinejoin="round"
          />
          <path d="M-56-38H10" stroke={color.light} strokeWidth="9" strokeLinecap="round" />
          <text y="14" textAnchor="middle" className={styles.shout}>
            {label}
          </text>
        </>
      );
  }
}

/** Before it begins: the sign, its word, and what to do. */
export function SignSample({ rule, ...sign }: SignProps & { rule: string }) {
  return (
    <WithEar text={`${sign.label}. ${rule}`} at="corner">
      <figure className={styles.sample}>
        <Picture viewBox="-84 -84 168 168" className={styles.sampleSign}>
          <Sign {...sign} />
        </Picture>
        <figcaption>
          <span className={styles.word}>{sign.label}</span>
          <span className={styles.rule}>{rule}</span>
        </figcaption>
      </figure>
    </WithEar>
  );
}

/** The sign that is up, and its word above it: below are faces. */
export function RaisedSign(sign: SignProps) {
  return (
    <div className={styles.raised}>
      {signShape(sign.sign) !== 'call' && <span className={styles.label}>{sign.label}</span>}
      <Picture viewBox="-84 -84 168 168">
        <Sign {...sign} />
      </Picture>
    </div>
  );
}

/** Where the scene has nothing to ring: a bell of our own. */
export function OwnBell() {
  return (
    <Picture viewBox="-60 -20 120 130">
      <path d="M0-16V14" stroke="#6b4a3a" strokeWidth="5" />
      <path d="M-34 78C-26 66-28 30-20 22C-12 12 12 12 20 22C28 30 26 66 34 78Z" fill="#f0b84f" />
      <path
        d="M-22 62C-18 50-20 34-12 26"
        stroke="#fbe0a0"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-38 78H38" stroke="#d6933a" strokeWidth="9" strokeLinecap="round" />
      <circle cy="90" r="9" fill="#8a5a32" />
    </Picture>
  );
}
