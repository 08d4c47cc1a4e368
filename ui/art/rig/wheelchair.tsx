import { Mirrored } from '../pencil/picture.tsx';
import type { HumanLook } from './looks.ts';

export const WHEELCHAIR_SEAT_Y = -58;

const FRAME = '#4b6fb3';
const TIRE = '#3d3a46';

/** Behind the body: handles, backrest and the two large wheels, which stand a little apart at the ground. */
export function WheelchairBack() {
  return (
    <>
      <Mirrored>
        <path
          d="M38-128C46-130 50-126 50-120"
          fill="none"
          stroke={TIRE}
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path d="M39-126V-50" stroke={FRAME} strokeWidth="6" strokeLinecap="round" />
      </Mirrored>
      <rect x="-38" y="-120" width="76" height="66" rx="12" fill="#35508a" />
      <Mirrored>
        <g transform="rotate(-5 56 -40)">
          <ellipse cx="56" cy="-40" rx="13" ry="41" fill={TIRE} />
          <ellipse cx="57" cy="-40" rx="8" ry="34" fill="#c9d3e0" />
          <path d="M57-74V-6M50-52L64-28M50-28L64-52" stroke="#8b99ad" strokeWidth="2.4" />
          <ellipse cx="58" cy="-40" rx="4" ry="6" fill={FRAME} />
        </g>
      </Mirrored>
    </>
  );
}

/** Before the body: seat, knees, shins and the feet on their rests. */
export function WheelchairFront({ look }: { look: HumanLook }) {
  return (
    <>
      <rect x="-44" y="-54" width="88" height="12" rx="6" fill={FRAME} />
      <Mirrored>
        <circle cx="34" cy="-6" r="8" fill={TIRE} />
        <circle cx="34" cy="-6" r="3" fill="#c9d3e0" />
        <path d="M34-44V-12" stroke={FRAME} strokeWidth="5" />
        <path d="M18-56V-22" stroke={look.legs} strokeWidth="27" strokeLinecap="round" />
        <path d="M6-22C4-30 26-30 31-22C35-16 36-10 34-8H8C4-8 4-14 6-22Z" fill={look.shoes} />
        <path d="M4-6H36" stroke={FRAME} strokeWidth="5" strokeLinecap="round" />
      </Mirrored>
    </>
  );
}
