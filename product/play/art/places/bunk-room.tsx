import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow } from '#ui/art/scenery.tsx';
import { Rug } from '../scenery/indoors.tsx';
import { GroundLight, Stage, times } from '../scenery/stage.tsx';
import { BRASS, BRASS_LIGHT, Cabin, Porthole } from '../scenery/station.tsx';

function Bunk({
  y,
  quilt,
  light,
  pillow = '#f3ead8',
}: {
  y: number;
  quilt: string;
  light: string;
  pillow?: string;
}) {
  return (
    <At x={0} y={y}>
      <path d="M-150-14H150V18H-150Z" fill="#8f6a54" />
      <path d="M-138-30Q-138-44-120-44H-70Q-56-44-56-30V-14H-138Z" fill={pillow} />
      <path d="M-70-14C-70-40-40-46 0-44C60-42 120-46 140-34V-14Z" fill={quilt} />
      <path
        d={times(5, (index) => path`M${-44 + index * 38} -44l14 30h14l-14 -30Z`).join('')}
        fill={light}
        opacity=".6"
      />
      <path d="M-156-6H156V18H-156Z" fill="#a37c62" />
    </At>
  );
}

function BunkBed({
  x,
  flip = false,
  colors,
}: {
  x: number;
  flip?: boolean;
  colors: readonly [string, string, string, string];
}) {
  return (
    <At x={x} y={0} flip={flip}>
      <path d="M-160 130H-140V480H-160ZM140 130H160V480H140Z" fill="#7d5a48" />
      <Bunk y={246} quilt={colors[0]} light={colors[1]} />
      <Bunk y={420} quilt={colors[2]} light={colors[3]} />
      <path
        d="M164 180V478M204 180V478M164 230H204M164 290H204M164 350H204M164 410H204"
        stroke={BRASS}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </At>
  );
}

export function BunkRoom() {
  return (
    <Stage>
      <Cabin
        wall={['#5f6688', '#847f98', '#a59096']}
        panel="#7d6a74"
        floor={['#866454', '#9c7864']}
        seam="#755446"
      />
      <Porthole x={640} y={200} radius={104} sky={['#414d78', '#6f76a2', '#b099ac']}>
        <circle cx="26" cy="-22" r="40" fill="#fdf0c8" />
        <circle cx="12" cy="-30" r="8" fill="#f0dfae" />
        <circle cx="40" cy="-10" r="11" fill="#f0dfae" />
        <path
          d="M-70-40v.1M-40-70v.1M-20-14v.1M84-40v.1M-82 10v.1M72-80v.1"
          stroke="#fff4cf"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <Cloud x={-46} y={72} scale={0.9} color="#b3a8c4" shade="#9c92b2" />
        <Cloud x={64} y={88} scale={0.8} color="#b3a8c4" shade="#9c92b2" />
      </Porthole>
      <BunkBed x={250} colors={['#8fa9c4', '#c3d2df', '#c98f7c', '#e6c0ac']} />
      <BunkBed x={1030} flip colors={['#93ad94', '#c2d3ba', '#d0a866', '#ecd3a0']} />
      <At x={640} y={460}>
        <Glow x={0} y={-112} radius={190} color="#ffe0a0" strength={0.8} />
        <path d="M-70-70H70V0H-70Z" fill="#8f6a54" />
        <path d="M-70-70H70V-56H-70Z" fill="#a9846a" />
        <path d="M-54-44H54V-12H-54Z" fill="#7d5a48" />
        <path d="M-10-28H10" stroke={BRASS_LIGHT} strokeWidth="6" strokeLinecap="round" />
        <path d="M-18-70H18L12-80H-12Z" fill={BRASS} />
        <path d="M-15-80V-112Q-15-126 0-126T15-112V-80Z" fill="#fff0c2" />
        <path d="M-10-126Q0-144 10-126" fill="none" stroke={BRASS} strokeWidth="4" />
        <path d="M30-70v-8h34v8ZM34-78v-8h30v8Z" fill="#b58bab" />
      </At>
      <Rug y={600} width={380} color="#8a7f9c" ring="#b3a8bd" />
      <GroundLight y={590} color="#ffe0a0" strength={0.35} />
    </Stage>
  );
}
