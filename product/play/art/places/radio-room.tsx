import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow } from '#ui/art/scenery.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';
import { Balloon, BRASS, BRASS_DARK, Cabin, Gauge, Pipe, Porthole } from '../scenery/station.tsx';

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
