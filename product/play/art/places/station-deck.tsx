import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { Stage, seams, times } from '../scenery/stage.tsx';
import { Balloon, BRASS, BRASS_DARK, BRASS_LIGHT, StationSky } from '../scenery/station.tsx';

function Rail() {
  const posts = times(15, (index) => path`M${10 + index * 90} 474v-86`).join('');
  return (
    <g strokeLinecap="round">
      <path d={posts} stroke={BRASS_DARK} strokeWidth="9" />
      <path d="M-10 390H1290M-10 430H1290" stroke={BRASS} strokeWidth="11" />
      <path d="M-10 387H1290M-10 428H1290" stroke={BRASS_LIGHT} strokeWidth="3" />
    </g>
  );
}

/** The cups that measure the wind. */
function Mast() {
  return (
    <At x={770} y={480}>
      <Shadow x={0} y={4} width={50} />
      <path d="M-6 0L-4-250H4L6 0Z" fill="#9a8270" />
      <path d="M-44 0L0-96L44 0" fill="none" stroke="#9a8270" strokeWidth="6" />
      <path d="M-50-250H50" stroke="#7f93a0" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M-50-238A13 13 0 0 1-50-264ZM50-238A13 13 0 0 0 50-264ZM-11-260A11 11 0 0 1 11-260Z"
        fill="#d9705a"
      />
      <path d="M4-200C30-210 42-188 70-198V-164C42-154 30-176 4-166Z" fill="#f0b04f" />
      <rect x="-32" y="-52" width="64" height="52" rx="6" fill="#f6e3c5" />
      <path d="M-32-36H32M-32-20H32" stroke="#dcbf94" strokeWidth="4" />
    </At>
  );
}

function CloudGlass() {
  return (
    <At x={470} y={482}>
      <Shadow x={0} y={2} width={46} />
      <path d="M-36 0L0-74L36 0M0-74V0" fill="none" stroke="#9a8270" strokeWidth="8" strokeLinecap="round" />
      <g transform="rotate(-28 0 -92)">
        <path d="M-56-106H34V-78H-56Z" fill={BRASS} />
        <path d="M34-112H70V-72H34Z" fill="#3f8f8c" />
        <path d="M-56-106H34V-99H-56Z" fill={BRASS_LIGHT} />
        <path d="M-68-100H-56V-84H-68Z" fill="#5d5468" />
      </g>
    </At>
  );
}

/** Where the basket lift comes up: a lid on a rim, with a ring and eleven bolts. */
function Hatch() {
  const bolts = [
    [-88, -34],
    [-58, -38],
    [-20, -39],
    [20, -39],
    [58, -38],
    [88, -34],
    [-96, -10],
    [96, -10],
    [-50, -4],
    [0, -3],
    [50, -4],
  ] as const;
  return (
    <At x={236} y={530}>
      <Shadow x={0} y={10} width={128} />
      <path d="M-120-6L-100-46H100L120-6V14Q0 22-120 14Z" fill="#8a5f42" />
      <path d="M-112-8L-94-46H94L112-8Q0 4-112-8Z" fill="#b98355" />
      <path d="M-74-14L-64-38H64L74-14Q0-8-74-14Z" fill="#a36f45" />
      <path d="M-22-24A22 9 0 0 0 22-24A22 9 0 0 0-22-24" fill="none" stroke={BRASS} strokeWidth="7" />
      <g fill={BRASS_LIGHT} stroke={BRASS_DARK} strokeWidth="2">
        {bolts.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
        ))}
      </g>
    </At>
  );
}

export function StationDeck() {
  return (
    <Stage>
      <StationSky />
      <path d="M0 446L220 430L520 442L840 428L1280 444V500H0Z" fill="#efdcae" opacity=".6" />
      <g stroke="#8f7a68" strokeWidth="3" fill="none">
        <path d="M214 190L250 470M424 146L420 470M640 130V470M862 150L860 470M1070 196L1030 470M318 86L330 470M532 92L536 470M750 92L744 470M966 88L950 470" />
      </g>
      <Balloon x={318} y={44} scale={1.05} color="#d9b3c0" stripe="#f3e6ea" />
      <Balloon x={532} y={52} scale={1} color="#a3c4b0" stripe="#e4efe6" />
      <Balloon x={750} y={52} scale={1} color="#e6bf9c" stripe="#f8ead9" />
      <Balloon x={966} y={46} scale={1.05} color="#a3bcd6" stripe="#e4ecf3" />
      <Balloon x={214} y={124} scale={1.7} color="#e98b77" stripe="#fbe3c9" patch="#8fb3a6" />
      <Balloon x={424} y={94} scale={1.5} color="#6fa5c9" stripe="#e4f0f4" />
      <Balloon x={640} y={84} scale={1.6} color="#e3b04f" stripe="#fdf1d3" patch="#d98a76" />
      <Balloon x={862} y={96} scale={1.5} color="#4f9a94" stripe="#dbeee8" />
      <Balloon x={1070} y={130} scale={1.7} color="#b58bab" stripe="#f2e3ee" patch="#e6c078" />
      <Rail />
      <path d="M0 474H1280V720H0Z" fill="#c9996b" />
      <path d="M0 474H1280V488H0Z" fill="#dfb688" />
      <path d={seams(488, 92, 1.9)} stroke="#b28154" strokeWidth="2.5" opacity=".75" />
      <CloudGlass />
      <Mast />
      <At x={620} y={478}>
        <path d="M-56-34H56V-22H-56Z" fill="#b07c51" />
        <path d="M-46-22V2M46-22V2" stroke="#8a5f42" strokeWidth="9" strokeLinecap="round" />
      </At>
      <Hatch />
    </Stage>
  );
}
