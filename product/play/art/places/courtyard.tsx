import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Flower, Glow, RoundTree, Shadow, Wash } from '#ui/art/scenery.tsx';
import { courses } from '../scenery/hall.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';

function Arch({ x }: { x: number }) {
  return (
    <At x={x} y={440}>
      <path d="M-62 0V-150C-62-200-34-222 0-222S62-200 62-150V0Z" fill="#e6cda2" />
      <path d="M-50 0V-150C-50-190-28-210 0-210S50-190 50-150V0Z" fill="#b99c78" />
      <path d="M-50 0V-150C-50-190-28-210 0-210C-24-196-34-180-34-150V0Z" fill="#2f2430" opacity=".14" />
      <path d="M-72-150H-52V-140H-72ZM52-150H72V-140H52Z" fill="#dcbf94" />
    </At>
  );
}

function Bins() {
  return (
    <At x={1120} y={494}>
      <Shadow x={0} y={2} width={110} opacity={0.12} />
      <path d="M-90-100H-20L-26 0H-84Z" fill="#6f948c" />
      <path d="M-96-112H-14V-98H-96Z" fill="#86aaa1" />
      <path d="M10-100H80L74 0H16Z" fill="#8a94a6" />
      <path d="M4-112H86V-98H4Z" fill="#a0aabb" />
    </At>
  );
}

/** Beside the middle: what stands there, a cart most of all, would have a tree growing out of it. */
function Planter({ x }: { x: number }) {
  return (
    <At x={x} y={462}>
      <RoundTree x={0} y={0} scale={3.3} leaf="#86b07c" light="#a4c796" />
      <path d="M-84-16C-44-26 46-26 84-16V8H-84Z" fill="#a98a66" />
      <path d="M-112-10H112V4H-112Z" fill="#f3e6cb" />
      <path d="M-104 4H104V38H-104Z" fill="#d9c6a0" />
    </At>
  );
}

export function Courtyard() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#b3d3dc', '#e0e9de', '#fbecd0']} />
      <Glow x={860} y={90} radius={280} color="#fff3cf" />
      <path d="M0 130H1280V446H0Z" fill="#f1dfbf" />
      <path
        d={courses({ x: 0, y: 142, width: 1280, rows: 6, height: 50, block: 116 })}
        fill="none"
        stroke="#e3cca4"
        strokeWidth="2.5"
      />
      <path d="M0 112H1280V132H0Z" fill="#d9a98a" />
      <path d="M0 132H1280V142H0Z" fill="#c18f70" />
      <Arch x={110} />
      <Arch x={300} />
      <Arch x={490} />
      <Arch x={790} />
      <Arch x={980} />
      <Arch x={1170} />
      <path d="M0 440H1280V720H0Z" fill="#e2d3b6" />
      <path d="M0 440H1280V452H0Z" fill="#2f2430" opacity=".08" />
      <path
        d="M0 530H1280M0 620H1280M120 452L80 530M330 452L308 530M540 452L532 530M750 452L760 530M960 452L984 530M1170 452L1210 530M200 530L160 620M440 530L424 620M660 530V620M880 530L900 620M1100 530L1140 620"
        stroke="#d0bf9d"
        strokeWidth="3"
      />
      <Planter x={395} />
      <Bush x={40} y={470} scale={1.3} leaf="#86b07c" light="#a4c796" />
      <Bush x={630} y={462} scale={0.9} leaf="#86b07c" light="#a4c796" />
      <Bush x={880} y={462} scale={0.9} leaf="#86b07c" light="#a4c796" />
      <Flower x={612} y={472} scale={1.5} color="#e98b77" />
      <Flower x={650} y={476} scale={1.5} color="#f4d06f" />
      <Flower x={868} y={474} scale={1.5} color="#c9a4d6" />
      <Flower x={904} y={474} scale={1.5} color="#e98b77" />
      <Bins />
      <GroundLight y={620} strength={0.4} />
    </Stage>
  );
}
