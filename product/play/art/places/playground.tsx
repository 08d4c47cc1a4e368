import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Cloud, Glow, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { Fence, tufts } from '../scenery/outdoors.tsx';
import { Stage } from '../scenery/stage.tsx';

function Slide() {
  return (
    <At x={720} y={490} scale={1.25}>
      <path d="M-86 0V-232M-30 0V-232" stroke="#8a9aa0" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M-88-30H-28M-88-66H-28M-88-102H-28M-88-138H-28"
        stroke="#b5c2c6"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M24 0V-176" stroke="#8a9aa0" strokeWidth="10" strokeLinecap="round" />
      <path d="M-96-176H34V-164H-96Z" fill="#c99a6b" />
      <path d="M-100-226L-30-280L40-226Z" fill="#7fb0a8" />
      <path d="M-30-280L40-226H-6Z" fill="#5f928c" opacity=".5" />
      <path d="M20-226V-176" stroke="#8a9aa0" strokeWidth="10" />
      <path
        d="M-2-180C60-176 70-60 130-30C158-18 190-16 214-16V0C180 2 140 0 112-14C50-44 46-156-2-160Z"
        fill="#e9b55c"
      />
      <path
        d="M-2-192C66-188 78-72 138-42C162-30 190-28 214-28V-16C190-16 158-18 130-30C70-60 60-176-2-180Z"
        fill="#f6d491"
      />
    </At>
  );
}

function Swing() {
  return (
    <At x={480} y={474} scale={0.94}>
      <path
        d="M-120 0L-84-210M-48 0L-84-210M120 0L84-210M48 0L84-210"
        stroke="#8fa7ad"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M-92-210H92" stroke="#7b949b" strokeWidth="12" strokeLinecap="round" />
      <path d="M-26-206V-66M26-206V-66" stroke="#a08a72" strokeWidth="4" />
      <path d="M-40-66H40" stroke="#d98a6a" strokeWidth="12" strokeLinecap="round" />
    </At>
  );
}

/** Sticks leaned together, with a very small door. */
function StickFort() {
  return (
    <At x={1180} y={456}>
      <path d="M-66 0L6-104L70 0Z" fill="#a98a66" opacity=".55" />
      <path
        d="M-70 0L12-112M-44 0L8-108M-18 0L4-112M24 0L0-110M48 0L-4-108M74 0L-10-112"
        stroke="#93704e"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M-8 0L2-40L14 0Z" fill="#5d4a3c" />
    </At>
  );
}

function Sandbox() {
  return (
    <At x={1070} y={506}>
      <path d="M-120 16L-96-28H96L120 16Z" fill="#c99a6b" />
      <path d="M-98 10L-80-20H80L98 10Z" fill="#f0dcae" />
      <path d="M-30-4C-22-26 12-28 24-4Z" fill="#e3c98f" />
      <path d="M-120 16H120V28H-120Z" fill="#b58658" />
      <path d="M46-8L42-30H70L66-8Q56-4 46-8Z" fill="#d9806c" />
      <path d="M43-30Q56-50 69-30" fill="none" stroke="#b9614e" strokeWidth="4" />
    </At>
  );
}

export function Playground() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#aed3e2', '#d6e8e6', '#f8efd8']} />
      <Glow x={420} y={140} radius={260} color="#fff5d0" strength={0.8} />
      <Cloud x={300} y={110} scale={1.4} color="#fbfdfd" shade="#dfeaed" />
      <Cloud x={820} y={90} scale={1.1} color="#fbfdfd" shade="#dfeaed" />
      <Cloud x={1120} y={150} scale={1.3} color="#fbfdfd" shade="#e4ecec" />
      <path d="M0 350C220 290 420 330 640 336C880 300 1080 300 1280 340V720H0Z" fill="#cbdfbd" />
      <RoundTree x={344} y={400} scale={1.6} leaf="#9cc295" light="#b8d5ab" />
      <RoundTree x={930} y={396} scale={1.5} leaf="#9cc295" light="#b8d5ab" />
      <RoundTree x={60} y={420} scale={2.4} leaf="#8ab687" light="#a9cca1" />
      <RoundTree x={1090} y={410} scale={2.2} leaf="#8ab687" light="#a9cca1" />
      <path d="M0 404C320 380 960 380 1280 404V720H0Z" fill="#b4d2a0" />
      <Fence from={-10} to={160} y={418} />
      <Fence from={290} to={1290} y={418} />
      <path d="M184 424V344M266 424V344" stroke="#fbf3e2" strokeWidth="15" strokeLinecap="round" />
      <path
        d="M196 366H254M196 404H254M196 404L254 366"
        stroke="#fbf3e2"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M0 452C300 424 980 424 1280 452V720H0Z" fill="#a3c88e" />
      <Bush x={20} y={462} scale={1.2} leaf="#86b47e" light="#a6cb9a" />
      <StickFort />
      <ellipse cx="640" cy="484" rx="320" ry="26" fill="#dccda4" />
      <Swing />
      <Slide />
      <Sandbox />
      <path
        d={tufts([
          [140, 560],
          [330, 610],
          [520, 640],
          [1000, 600],
          [1190, 560],
          [780, 650],
        ])}
        fill="none"
        stroke="#86b276"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Stage>
  );
}
