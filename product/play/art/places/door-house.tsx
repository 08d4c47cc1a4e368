import { At } from '#ui/art/pencil/picture.tsx';
import { Bush } from '#ui/art/scenery.tsx';
import { CanopySky, LanternLine, Leaves, Trunk } from '../scenery/canopy.tsx';
import { GroundLight, Stage, seams } from '../scenery/stage.tsx';

type DoorProps = {
  x: number;
  y: number;
  scale?: number;
  color: string;
  shape?: 'arch' | 'round' | 'square' | 'point';
};

const SHAPES = {
  arch: 'M-34 0V-74C-34-100-18-112 0-112S34-100 34-74V0Z',
  round: 'M-30-6A50 50 0 1 1 30-6V0H-30Z',
  square: 'M-36 0V-104Q-36-110-30-110H30Q36-110 36-104V0Z',
  point: 'M-34 0V-72L0-118L34-72V0Z',
};

function Door({ x, y, scale = 1, color, shape = 'arch' }: DoorProps) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d={SHAPES[shape]} fill={color} stroke="#9a7350" strokeWidth="9" strokeLinejoin="round" />
      <path d="M-12-12V-84M12-12V-84" stroke="#2f2430" strokeWidth="3" opacity=".12" />
      <circle cx="21" cy="-44" r="5" fill="#f6dc9c" />
      <path d="M-44 0H44V8H-44Z" fill="#b98e64" />
    </At>
  );
}

export function DoorHouse() {
  return (
    <Stage>
      <CanopySky sun={[1090, 200]} />
      <Trunk x={96} width={90} bottom={520} />
      <Trunk x={1196} width={80} color="#a9764f" bottom={520} />
      <path d="M236 470C214 320 224 180 250 96H1030C1056 180 1066 320 1044 470Z" fill="#f0d7ab" />
      <path
        d="M900 470C916 320 912 180 900 96H1030C1056 180 1066 320 1044 470Z"
        fill="#3d2412"
        opacity=".07"
      />
      <path
        d="M200 104C340 20 460-30 640-60C820-30 940 20 1080 104Q1050 130 1010 106Q960 134 910 106Q860 134 810 106Q760 134 710 106Q660 134 610 106Q560 134 510 106Q460 134 410 106Q360 134 310 106Q250 132 200 104Z"
        fill="#c98a68"
      />
      <path d="M232 290Q640 322 1050 290V304Q640 336 230 304Z" fill="#c39a6c" />
      <Door x={312} y={288} scale={0.94} color="#9db8a0" />
      <Door x={420} y={298} scale={1} color="#dba07c" shape="round" />
      <Door x={532} y={304} scale={1.06} color="#8ea9c0" shape="point" />
      <Door x={646} y={306} scale={1.1} color="#e3bd6c" />
      <Door x={762} y={304} scale={1.06} color="#c48f9f" shape="square" />
      <Door x={872} y={298} scale={1} color="#93b3b0" shape="round" />
      <Door x={976} y={288} scale={0.94} color="#b79fc0" shape="point" />
      <Door x={330} y={462} scale={1.06} color="#d98f78" shape="square" />
      <Door x={458} y={466} scale={1.12} color="#e6c886" shape="point" />
      <Door x={584} y={468} scale={1.16} color="#86aaa6" shape="round" />
      <Door x={714} y={468} scale={1.16} color="#f0e2c4" />
      <g fill="#6f9fc0">
        <path d="M688 440q10-22 20 0ZM712 420q9-20 18 0ZM696 396q8-18 16 0ZM722 452q8-18 16 0Z" />
      </g>
      <path d="M698 440v12M721 420v12M704 396v10M730 452v10" stroke="#fffaf0" strokeWidth="4" />
      <Door x={842} y={466} scale={1.12} color="#a9b98a" shape="square" />
      <Door x={962} y={462} scale={1.06} color="#b58fa6" />
      <Leaves y={40} />
      <LanternLine from={180} to={1100} y={96} sag={26} count={6} scale={1.1} />
      <path d="M0 480C300 462 980 462 1280 480V720H0Z" fill="#dcc094" />
      <path d="M0 480C300 462 980 462 1280 480V494C980 476 300 476 0 494Z" fill="#c9a878" />
      <path d={seams(486, 150, 1.8)} stroke="#cfb084" strokeWidth="3" />
      <Bush x={130} y={500} scale={1.5} leaf="#7f9f66" light="#9dbb82" />
      <Bush x={1262} y={506} scale={1.3} leaf="#7f9f66" light="#9dbb82" />
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
