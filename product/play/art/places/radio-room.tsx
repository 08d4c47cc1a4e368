import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow } from '#ui/art/scenery.tsx';
import { GroundLight, Stage, times } from '../scenery/stage.tsx';
import {
  Balloon,
  BRASS,
  BRASS_DARK,
  BRASS_LIGHT,
  Cabin,
  Gauge,
  Pipe,
  Porthole,
} from '../scenery/station.tsx';

/** The radio: dials, a cloth loudspeaker, warm little lamps. */
function Radio() {
  return (
    <At x={640} y={366}>
      <rect x="-190" y="-104" width="380" height="104" rx="14" fill="#8f5f48" />
      <rect x="-178" y="-92" width="356" height="80" rx="8" fill="#a87458" />
      <rect x="-164" y="-82" width="120" height="60" rx="8" fill="#e6c690" />
      <path
        d={times(5, (index) => path`M-156 ${-74 + index * 11}h104`).join('')}
        stroke="#bf9a62"
        strokeWidth="4"
      />
      <Gauge x={6} y={-52} radius={26} turn={-30} />
      <Gauge x={80} y={-52} radius={26} turn={24} />
      <circle cx="140" cy="-66" r="12" fill={BRASS_LIGHT} />
      <circle cx="140" cy="-32" r="12" fill={BRASS_LIGHT} />
      <path d="M140-66V-77M140-32L148-40" stroke="#6f4c38" strokeWidth="4" strokeLinecap="round" />
      <Glow x={166} y={-50} radius={26} color="#ff9a6a" strength={0.9} />
      <circle cx="166" cy="-50" r="7" fill="#ff9a6a" />
      <path d="M-120-104V-118M120-104V-118" stroke="#6f4c38" strokeWidth="8" />
    </At>
  );
}

function DeskMicrophone() {
  return (
    <At x={452} y={372}>
      <path d="M-24 0H24" stroke={BRASS_DARK} strokeWidth="10" strokeLinecap="round" />
      <path d="M0 0V-44" stroke={BRASS} strokeWidth="7" />
      <rect x="-18" y="-92" width="36" height="50" rx="18" fill="#d9dfe0" />
      <path d="M-16-76H16M-18-66H18M-16-56H16" stroke="#93a3a8" strokeWidth="4" />
    </At>
  );
}

export function RadioRoom() {
  return (
    <Stage>
      <Cabin
        wall={['#6f7596', '#93889a', '#b39a92']}
        panel="#8a6f6c"
        floor={['#8f6a58', '#a88068']}
        seam="#7d5a4a"
      />
      <Porthole x={640} y={158} radius={96} sky={['#48557f', '#7a7fa6', '#c9a3a0']}>
        <path
          d="M-60-50v.1M-20-70v.1M50-60v.1M70-20v.1M-70 0v.1M10-40v.1"
          stroke="#fff4cf"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <Balloon x={18} y={-14} scale={0.42} color="#b5a3c4" stripe="#cdbfd8" />
        <path d="M2 8L-2 24M34 8L38 24" stroke="#8d83a6" strokeWidth="2" />
        <path d="M-10 22H46Q44 44 18 44T-10 22Z" fill="#5f638c" />
        <circle cx="18" cy="31" r="6" fill="#ffe08a" />
        <Cloud x={-50} y={76} scale={0.8} color="#a99bb8" shade="#9387a8" />
        <Cloud x={70} y={84} scale={0.7} color="#a99bb8" shade="#9387a8" />
      </Porthole>
      <Pipe d="M90 326V150Q90 120 120 120H318" width={14} />
      <Pipe d="M1190 326V150Q1190 120 1160 120H962" width={14} />
      <Gauge x={200} y={210} radius={38} turn={-50} />
      <Gauge x={1080} y={210} radius={38} turn={40} />
      <Glow x={898} y={300} radius={200} color="#ffdf9c" strength={0.75} />
      <Glow x={640} y={330} radius={300} color="#ffdf9c" strength={0.3} />
      <path d="M360 366H920V386H360Z" fill="#b98762" />
      <path d="M376 386H400V478H376ZM880 386H904V478H880Z" fill="#8f6650" />
      <path d="M400 386H880V398H400Z" fill="#2f2430" opacity=".15" />
      <Radio />
      <DeskMicrophone />
      <At x={898} y={366}>
        <path d="M-20 0H20L12-12H-12Z" fill={BRASS_DARK} />
        <path d="M0-12V-44" stroke={BRASS} strokeWidth="6" />
        <path d="M-22-92H22L38-44H-38Z" fill="#ffe6a8" />
      </At>
      <path d="M842 366a13 13 0 1 1 .1 0ZM864 366a12 12 0 1 1 .1 0Z" fill="#ef9f4a" />
      <GroundLight y={600} color="#ffdca0" strength={0.45} />
    </Stage>
  );
}
