import { Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Shadow, Wash } from '#ui/art/scenery.tsx';
import { classNames } from '#ui/style/class-names.ts';
import drawing from '../walk/drawing.module.css';
import type { DrawingProps } from '../walk/drawing-props.ts';
import styles from './squeeze-and-melt.module.css';

/** An ice cream that pulls itself together, and then lets go. */
export function SqueezeAndMelt({ beat, at, isPaused }: DrawingProps) {
  const { cue, seconds, body } = beat.step;
  const isTight = cue === 'squeeze';
  const isSoft = cue === 'melt';
  const isAll = body === 'all';
  return (
    <Picture viewBox="0 0 480 400" className={classNames(drawing.scene, isPaused && drawing.held)}>
      <Wash width={480} height={400} colors={['#d7ecee', '#fdf1dd']} />
      <Glow x={394} y={74} radius={90} color="#fff0b8" />
      <circle cx="394" cy="74" r="30" fill="#ffe28a" />
      <path d="M0 330H480V400H0Z" fill="#f0dcb9" />
      <path d="M0 330H480" stroke="#e0c498" strokeWidth="4" />
      <Shadow x={240} y={366} width={92} />
      <g key={at} style={{ '--seconds': `${seconds}s` }}>
        <ellipse
          className={isSoft ? styles.puddle : styles.dry}
          data-all={isAll || undefined}
          cx="240"
          cy="362"
          rx="150"
          ry="20"
          fill="#f7b7b0"
        />
        <g className={isTight ? styles.squeeze : isSoft ? styles.melt : styles.breathe}>
          <path d="M178 236L240 366L302 236Z" fill="#dba15d" />
          <path
            d="M196 274L262 236M212 308L290 262M228 340L276 312M284 274L218 236M268 308L190 262M252 340L204 312"
            stroke="#c08443"
            strokeWidth="4"
          />
          <path
            d="M160 238C150 210 166 196 178 190C166 130 204 92 240 92C276 92 314 130 302 190C314 196 330 210 320 238C312 258 168 258 160 238Z"
            fill="#f7b7b0"
          />
          <path
            d="M188 150C194 124 214 110 236 108"
            stroke="#fde2dc"
            strokeWidth="12"
            fill="none"
            strokeLinecap="round"
          />
          <g className={styles.drips} fill="#f7b7b0">
            <path d="M172 240C172 268 176 284 184 284C192 284 194 266 194 240Z" />
            <path d="M228 244C228 282 232 304 242 304C250 304 252 280 252 244Z" />
            <path d="M286 240C286 266 290 276 297 276C304 276 306 262 306 240Z" />
          </g>
          <circle cx="262" cy="92" r="15" fill="#d1493f" />
          <path
            d="M262 80C262 66 272 58 284 56"
            stroke="#5f8f4f"
            strokeWidth="5"
            fill="none"
            strokeLinecap="round"
          />
          <Face isTight={isTight} isSoft={isSoft} />
        </g>
      </g>
    </Picture>
  );
}

function Face({ isTight, isSoft }: { isTight: boolean; isSoft: boolean }) {
  return (
    <g stroke="#7a3f3a" strokeWidth="6" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {isTight ? (
        <>
          <path d="M198 172L216 182L198 192M282 172L264 182L282 192" />
          <path d="M224 214Q232 206 240 214T256 214" />
          <path d="M196 156L218 164M284 156L262 164" />
        </>
      ) : isSoft ? (
        <>
          <path d="M196 180Q207 190 218 180M262 180Q273 190 284 180" />
          <path d="M222 206Q240 222 258 206" />
          <path d="M196 160Q206 154 216 158M284 160Q274 154 264 158" />
        </>
      ) : (
        <>
          <circle cx="208" cy="180" r="6" fill="#7a3f3a" stroke="none" />
          <circle cx="272" cy="180" r="6" fill="#7a3f3a" stroke="none" />
          <path d="M222 202Q240 220 258 202" />
          <path d="M196 160Q206 154 216 158M284 160Q274 154 264 158" />
        </>
      )}
      <circle cx="188" cy="204" r="10" fill="#ee8f86" stroke="none" opacity=".7" />
      <circle cx="292" cy="204" r="10" fill="#ee8f86" stroke="none" opacity=".7" />
    </g>
  );
}
