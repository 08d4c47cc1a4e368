import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Cloud, Flower, Glow, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { House, Puddle, rain } from '../scenery/outdoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

const COBBLES = times(42, (index) => {
  const row = Math.floor(index / 14);
  return path`M${20 + (index % 14) * 94 + (row % 2) * 44} ${598 + row * 46}h${26 + ((index * 5) % 4) * 5}`;
}).join('');

/** The bun shop on the far bank; its sign is a bun. */
function BunShop() {
  return (
    <At x={640} y={372}>
      <path d="M-104 0V-112H104V0Z" fill="#fbe6cd" />
      <path d="M56 0V-112H104V0Z" fill="#2f2430" opacity=".05" />
      <path d="M58-190H82V-150H58Z" fill="#b98a70" />
      <path
        d="M70-196q-12-16 3-28t-3-28"
        fill="none"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M-122-106L-86-170H86L122-106Z" fill="#cf8573" />
      <path d="M-104-126H104M-96-146H96" stroke="#bb7361" strokeWidth="3" opacity=".5" />
      <rect x="-84" y="-84" width="82" height="52" rx="6" fill="#ffe9b0" />
      <path d="M-74-40q10-18 20 0q10-18 20 0q10-18 20 0Z" fill="#c98d55" />
      <path d="M-96-92H8L0-76q-10 8-18 0q-10 8-18 0q-8 8-18 0q-10 8-18 0q-8 8-18 0Z" fill="#f4c9b2" />
      <path d="M26 0V-58Q26-74 48-74T70-58V0Z" fill="#6f9fa5" />
      <circle cx="62" cy="-30" r="4" fill="#fff3d6" />
      <path d="M-116-96H-96" stroke="#8a6248" strokeWidth="5" />
      <path d="M-136-66q0-26 22-26t22 26Z" fill="#d9a266" />
      <path d="M-124-80l6-5M-112-82l6 4" stroke="#f6dcae" strokeWidth="4" strokeLinecap="round" />
    </At>
  );
}

export function PuddleLane() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#a9c6d6', '#cfdfe4', '#f6ead8']} />
      <Glow x={1010} y={130} radius={240} color="#fff3cf" strength={0.7} />
      <path d={rain(60, 1240, 38)} stroke="#8fb6cb" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <Cloud x={240} y={110} scale={2} color="#eef4f6" shade="#c9d9e1" />
      <Cloud x={600} y={80} scale={1.3} color="#f3f7f8" shade="#d3e0e6" />
      <Cloud x={1060} y={130} scale={1.8} color="#f3f6f6" shade="#d6e1e5" />
      <path d="M0 340C200 280 420 320 640 326C860 300 1080 286 1280 336V720H0Z" fill="#cbdcc4" />
      <RoundTree x={462} y={352} scale={1.3} leaf="#98bf96" light="#b4d2aa" />
      <RoundTree x={824} y={352} scale={1.2} leaf="#98bf96" light="#b4d2aa" />
      <path d="M0 368C300 340 980 340 1280 368V440H0Z" fill="#b3d0a6" />
      <House x={130} y={392} scale={2} wall="#e6dcec" roof="#9a86b0" door="#d3a05a" />
      <House x={318} y={380} scale={1.6} wall="#dfe8d2" roof="#c99468" door="#6f8fb0" />
      <House x={974} y={380} scale={1.6} wall="#f7ddc4" roof="#8aa6bd" door="#b9705e" />
      <House x={1158} y={392} scale={2} wall="#f3e4c0" roof="#c9846f" door="#5f9490" />
      <BunShop />
      <Bush x={510} y={384} scale={0.9} leaf="#8cb787" light="#abce9f" />
      <Bush x={782} y={384} scale={0.9} leaf="#8cb787" light="#abce9f" />
      <Bush x={30} y={400} scale={1.2} leaf="#8cb787" light="#abce9f" />
      <Bush x={1250} y={400} scale={1.2} leaf="#8cb787" light="#abce9f" />
      <path d="M0 396C300 376 980 376 1280 396V580H0Z" fill="#a3cbda" />
      <path d="M0 396C300 376 980 376 1280 396V410C980 390 300 390 0 410Z" fill="#8dbacb" />
      <path
        d="M120 446Q170 438 220 446M300 490Q360 482 420 490M900 440Q950 432 1000 440M1040 496Q1100 488 1160 496M460 420Q490 415 520 420M800 424Q830 419 860 424"
        fill="none"
        stroke="#d6ebf0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M884 492C880 462 916 452 930 462C950 456 970 474 962 492Q924 502 884 492Z" fill="#b4b6bb" />
      <path
        d="M896 480C896 466 914 460 926 466"
        fill="none"
        stroke="#d6d8da"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 548C260 516 420 536 640 530C880 524 1040 512 1280 544V720H0Z" fill="#aacb98" />
      <path d="M0 566C260 534 420 554 640 548C880 542 1040 530 1280 562V720H0Z" fill="#d8d3cd" />
      <path d={COBBLES} stroke="#e3dfd9" strokeWidth="22" strokeLinecap="round" />
      <path
        d="M0 566C260 534 420 554 640 548C880 542 1040 530 1280 562V576C1040 544 880 556 640 562C420 568 260 548 0 580Z"
        fill="#e9e5df"
      />
      <Puddle x={330} y={650} width={90} water="#bcd8e0" light="#d6e8ec" />
      <Puddle x={980} y={660} width={110} water="#bcd8e0" light="#d6e8ec" />
      <Flower x={60} y={560} scale={1.8} color="#e8a59a" />
      <Flower x={1220} y={556} scale={1.8} color="#f4d06f" />
    </Stage>
  );
}
