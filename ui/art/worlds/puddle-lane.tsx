import { Figure } from '../character.tsx';
import { At, Mirrored } from '../pencil/picture.tsx';
import { Bush, Cloud, Flower, Glow, RoundTree, Shadow, Wash } from '../scenery.tsx';

const RAINBOW = ['#ef9a86', '#f5c07a', '#f6e09a', '#a9d3a6', '#9cc4e0'];

function House(props: { x: number; y: number; scale: number; wall: string; roof: string; door: string }) {
  const { x, y, scale, wall, roof, door } = props;
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M-34 0V-56H34V0Z" fill={wall} />
      <path d="M20-96H32V-70H20Z" fill="#b98a70" />
      <path d="M-44-54L-4-100Q0-104 4-100L44-54Q44-50 38-50H-38Q-44-50-44-54Z" fill={roof} />
      <path d="M-24 0V-28Q-24-38-14-38T-4-28V0Z" fill={door} />
      <circle cx="-8" cy="-16" r="1.8" fill="#fff3d6" />
      <rect x="6" y="-40" width="20" height="22" rx="3" fill="#ffe7a3" />
      <path d="M16-40V-18M6-29H26" stroke={wall} strokeWidth="2.5" />
      <path d="M4-16H28" stroke="#a77a5c" strokeWidth="4" strokeLinecap="round" />
      <circle cy="-72" r="7" fill="#ffe7a3" />
    </At>
  );
}

function School() {
  return (
    <At x={402} y={232}>
      <path d="M-84 0V-66H84V0Z" fill="#fbe8c9" />
      <path d="M-84 0V-12H84V0Z" fill="#e7c79c" />
      <path d="M-98-62L-78-96H78L98-62Z" fill="#d4735c" />
      <path d="M-90-76H90M-84-87H84" stroke="#c0604b" strokeWidth="2" opacity=".6" />
      <path d="M-34 0V-86L0-118L34-86V0Z" fill="#fdf1d9" />
      <path
        d="M-44-82L0-126L44-82"
        fill="none"
        stroke="#c0604b"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-12-122V-146H12V-122Z" fill="#fdf1d9" />
      <path d="M-18-144L0-164L18-144Z" fill="#d4735c" />
      <path d="M-5-128Q-5-140 0-140T5-128Z" fill="#e3a63f" />
      <circle cy="-84" r="11" fill="#8ebfd0" />
      <path d="M0-92Q-7-82 0-78Q7-82 0-92Z" fill="#fdf6e4" />
      <path d="M-16 0V-36Q-16-52 0-52T16-36V0Z" fill="#3f8f8c" />
      <path d="M0-50V0" stroke="#2f7573" strokeWidth="2" />
      <Mirrored>
        <rect x="46" y="-50" width="28" height="28" rx="4" fill="#ffe7a3" />
        <path d="M60-50V-22M46-36H74" stroke="#fbe8c9" strokeWidth="3" />
        <path d="M44-20H76" stroke="#c58f63" strokeWidth="5" strokeLinecap="round" />
        <path d="M50-22q3-7 6 0M59-22q3-8 6 0M67-22q3-6 5 0" fill="#6fa06f" />
      </Mirrored>
      <path d="M-24 0H24L32 8H-32Z" fill="#d8b78c" />
    </At>
  );
}

function Puddle({ x, y, width }: { x: number; y: number; width: number }) {
  return (
    <At x={x} y={y} scale={width / 100}>
      <path
        d="M-96 4C-100-16-50-24-20-20C20-28 92-22 98-2C102 18 40 24 0 22C-40 26-92 22-96 4Z"
        fill="#8fc3d9"
      />
      <path d="M-82 2C-80-12-40-16-14-13C20-20 78-16 82-3C70-8 30-8 6-4C-30 0-60-4-82 2Z" fill="#c4e4ec" />
      <path d="M-30 12Q0 17 32 11" fill="none" stroke="#e4f4f6" strokeWidth="3" strokeLinecap="round" />
    </At>
  );
}

function Umbrella() {
  return (
    <>
      <path d="M0 14V-104" stroke="#8a5a3f" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M-92-92C-88-150-40-172 0-172C40-172 88-150 92-92Q78-104 62-92Q46-106 30-92Q14-106 0-92Q-14-106-30-92Q-46-106-62-92Q-78-104-92-92Z"
        fill="#df6f5c"
      />
      <path d="M-30-92C-30-130-16-160 0-172C16-160 30-130 30-92Q14-106 0-92Q-14-106-30-92Z" fill="#f2a488" />
      <path d="M0-172V-180" stroke="#8a5a3f" strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

export function PuddleLane() {
  return (
    <>
      <Wash width={640} height={400} colors={['#a9cfe0', '#d3e6e4', '#fdeccf']} />
      <Glow x={540} y={70} radius={190} color="#fff3c4" />
      <circle cx="548" cy="66" r="30" fill="#fff1bf" />
      <g fill="none" strokeWidth="7" opacity=".5">
        {RAINBOW.map((color, index) => (
          <path
            key={color}
            d={`M${index * 7 - 10} 260A${230 - index * 7} ${210 - index * 7} 0 0 1 ${450 - index * 7} 260`}
            stroke={color}
          />
        ))}
      </g>
      <Cloud x={120} y={66} scale={1.15} color="#fbfdfd" shade="#d9e6ea" />
      <Cloud x={330} y={44} scale={0.8} color="#fbfdfd" shade="#dde9ec" />
      <Cloud x={610} y={112} scale={0.8} color="#fffaf0" shade="#f1e9dc" />
      <path
        d="M60 104l-5 14M92 110l-6 18M128 104l-5 14M160 112l-6 18M76 138l-5 14M112 144l-6 18M146 138l-5 14M300 76l-4 12M330 82l-5 14M356 76l-4 12"
        stroke="#86b6cf"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M0 214C90 170 180 192 280 204C400 176 520 168 640 206V400H0Z" fill="#c5dcbb" />
      <path d="M0 236C120 206 240 226 340 228C460 218 560 210 640 232V400H0Z" fill="#a9cba2" />
      <RoundTree x={296} y={232} scale={0.7} leaf="#8fb98c" light="#a9cca1" />
      <RoundTree x={592} y={236} scale={1} leaf="#86b384" light="#a5ca9d" />
      <House x={54} y={250} scale={1.1} wall="#f7d9c0" roof="#7f9fb8" door="#b9614e" />
      <House x={146} y={242} scale={0.9} wall="#dfe8d2" roof="#c98a5a" door="#5f7fa0" />
      <House x={214} y={238} scale={0.72} wall="#e6dcec" roof="#8f78a5" door="#d39a3f" />
      <School />
      <path d="M0 262C140 240 240 242 330 240H452C540 242 600 252 640 262V400H0Z" fill="#92bd86" />
      <path d="M384 240H424C440 268 520 320 600 400H120C240 330 366 280 384 240Z" fill="#ead3ac" />
      <path
        d="M392 240H400C388 290 300 340 214 400H120C240 330 376 280 392 240Z"
        fill="#f3e2c2"
        opacity=".8"
      />
      <Bush x={286} y={250} scale={0.6} />
      <Bush x={100} y={256} scale={0.55} leaf="#7dab78" light="#9dc494" />
      <Bush x={6} y={264} scale={0.7} />
      <Bush x={182} y={248} scale={0.4} />
      <Bush x={512} y={254} scale={0.8} leaf="#7dab78" light="#9dc494" />
      <g stroke="#fdf4e2" strokeWidth="6" strokeLinecap="round">
        <path d="M566 292V262M588 300V268M610 310V276M632 320V284M556 274L640 300M556 286L640 314" />
      </g>
      <Puddle x={388} y={276} width={26} />
      <Puddle x={430} y={318} width={48} />
      <Puddle x={256} y={372} width={104} />
      <Flower x={36} y={330} scale={1.3} />
      <Flower x={62} y={352} scale={1.5} color="#f4d06f" />
      <Flower x={600} y={366} scale={1.5} color="#c9a4d6" />
      <Flower x={24} y={378} scale={1.6} color="#c9a4d6" />
      <At x={256} y={362} scale={0.62}>
        <Figure name="nim" feeling="excited" pose="cheer" />
      </At>
      <g fill="#cdeaf2">
        <path d="M202 366q-16-8-20-26q14 8 26 24ZM186 372q-20-2-30-14q18 0 32 10ZM300 366q16-8 20-26q-14 8-26 24ZM316 372q20-2 30-14q-18 0-32 10Z" />
        <circle cx="176" cy="330" r="4" />
        <circle cx="326" cy="328" r="4.5" />
        <circle cx="160" cy="346" r="3" />
        <circle cx="344" cy="346" r="3" />
      </g>
      <Shadow x={454} y={372} width={52} />
      <Shadow x={538} y={374} width={36} />
      <At x={454} y={370} scale={0.66}>
        <At x={90} y={-128}>
          <Umbrella />
        </At>
        <Figure name="bao" feeling="happy" pose="lift" />
      </At>
      <At x={538} y={374} scale={0.5}>
        <Figure name="wren" feeling="calm" pose="stand" />
      </At>
    </>
  );
}
