import { Wash } from '#ui/art/scenery.tsx';
import { TRAIL } from '../../rules/stage/trail.ts';
import { ArchedWindow, courses, Pedestal } from '../scenery/hall.tsx';
import { Stage } from '../scenery/stage.tsx';
import { TrailLine } from './trail-line.tsx';

/** Three floors of the Hall, joined by one long walk. */
export function HallMap() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#f6ead2', '#f3e4c8']} />
      <path
        d={courses({ x: 0, y: 0, width: 1280, rows: 15, height: 48, block: 128 })}
        fill="none"
        stroke="#ecdab8"
        strokeWidth="2.5"
      />
      <path d="M0 262H1280V276H0ZM0 446H1280V460H0ZM0 640H1280V654H0Z" fill="#e3cba2" />
      <path d="M0 654H1280V720H0Z" fill="#ead6b0" />
      <g opacity=".55">
        <ArchedWindow x={330} y={176} />
        <ArchedWindow x={630} y={176} />
        <ArchedWindow x={800} y={160} />
        <ArchedWindow x={1010} y={160} />
        <ArchedWindow x={690} y={362} scale={0.66} />
        <ArchedWindow x={850} y={358} scale={0.66} />
        <ArchedWindow x={480} y={552} scale={0.66} />
        <ArchedWindow x={660} y={552} scale={0.66} />
      </g>
      <g opacity=".7">
        <Pedestal x={770} y={368} scale={0.8}>
          <path d="M-18 0V-24H14V0Z" fill="#a9bfd6" />
        </Pedestal>
        <Pedestal x={905} y={172} scale={0.8}>
          <rect x="-20" y="-26" width="40" height="26" rx="5" fill="#dfb0a4" />
        </Pedestal>
        <Pedestal x={568} y={560} scale={0.8}>
          <path d="M-14 0q-6-30 14-30t14 30Z" fill="#e3cb9a" />
        </Pedestal>
      </g>
      <TrailLine color="#fdf7ea" rim="#dcc193" />
      <path d={TRAIL} fill="none" stroke="#f0e2c4" strokeWidth="62" strokeDasharray="4 66" />
    </Stage>
  );
}
