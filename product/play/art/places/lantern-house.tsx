import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Lantern } from '#ui/art/scenery.tsx';
import { GuildRoom, TreeWindow } from '../scenery/canopy.tsx';
import { GroundLight, Stage, times } from '../scenery/stage.tsx';

/** A paper cloud on a thread. */
function PaperCloud(props: { x: number; thread: number; scale: number; color: string; shade: string }) {
  const { x, thread, scale, color, shade } = props;
  return (
    <>
      <path d={path`M${x} 132V${thread}`} stroke="#f0dcc0" strokeWidth="2" />
      <At x={x} y={thread + 34 * scale} scale={scale}>
        <path
          d="M-58 20C-84 20-86-8-62-10C-62-34-30-42-15-26C-2-48 36-42 38-17C64-22 78 6 58 18C54 20 50 20 46 20Z"
          fill={color}
        />
        <path
          d="M-60 20C-74 18-80 8-76 0C-62 10-46 8-38 4C-20 12 0 10 10 4C30 12 54 8 66 4C68 12 62 18 46 20Z"
          fill={shade}
        />
      </At>
    </>
  );
}

const MUGS = ['#d9806c', '#e6c078', '#93b07c', '#b58bab'];

function MugShelf() {
  return (
    <At x={900} y={330}>
      {MUGS.map((color, index) => (
        <g key={color} transform={`translate(${index * 50 + 30} 0)`}>
          <path d="M-14 0V-28H14V0Q0 4-14 0Z" fill={color} />
          <path d="M14-22q11 0 10 8t-10 7" fill="none" stroke={color} strokeWidth="4" />
        </g>
      ))}
      <path d="M0 0H264V12H0Z" fill="#7a5a5c" />
      <path d="M20 12v16M244 12v16" stroke="#7a5a5c" strokeWidth="7" />
    </At>
  );
}

function StandingLantern({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      <circle cy="-28" r="44" fill="#ffd98a" opacity=".26" />
      <path d="M-13-52H13L18-42V-8L13 0H-13L-18-8V-42Z" fill="#d9953f" />
      <path d="M-11-42H11V-10H-11Z" fill="#fff0c2" />
      <path d="M-10-54Q0-76 10-54" fill="none" stroke="#8a5a32" strokeWidth="4" />
    </At>
  );
}

export function LanternHouse() {
  return (
    <Stage>
      <GuildRoom
        wall={['#a58fa8', '#cfae9f', '#e6c6a4']}
        beam="#77586a"
        roof="#866a80"
        floor="#c99f80"
        seam="#b3866a"
      />
      <TreeWindow x={640} y={286} radius={88} frame="#77586a" night />
      <path d="M0 118H1280V136H0Z" fill="#77586a" />
      <PaperCloud x={556} thread={146} scale={0.66} color="#f6e9e0" shade="#e3cfc8" />
      <PaperCloud x={730} thread={142} scale={0.7} color="#b8d3cf" shade="#9dbfbb" />
      <PaperCloud x={270} thread={160} scale={0.8} color="#f0b9a2" shade="#dda088" />
      <PaperCloud x={1040} thread={168} scale={0.84} color="#c9d8a4" shade="#b3c48a" />
      <PaperCloud x={120} thread={200} scale={0.9} color="#d9cbe6" shade="#c3b2d4" />
      <PaperCloud x={1176} thread={210} scale={0.9} color="#f6e9e0" shade="#e3cfc8" />
      <Lantern x={362} y={134} scale={1.4} cord={14} />
      <Lantern x={930} y={134} scale={1.4} cord={14} />
      <MugShelf />
      <path d="M116 330H380V342H116Z" fill="#7a5a5c" />
      {times(4, (index) => (
        <StandingLantern key={index} x={156 + index * 62} y={330} scale={0.86} />
      ))}
      <Glow x={640} y={420} radius={260} color="#ffe6b0" strength={0.5} />
      <path d="M470 420H810V436H470Z" fill="#b98a68" />
      <path d="M490 436h16v52h-16ZM774 436h16v52h-16Z" fill="#9a6d52" />
      <StandingLantern x={560} y={420} />
      <StandingLantern x={720} y={420} />
      <path d="M606 420q8-22 30-16q20-10 34 16Z" fill="#f3e6d4" />
      <GroundLight y={600} color="#ffe6b0" strength={0.45} />
    </Stage>
  );
}
