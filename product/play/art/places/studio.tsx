import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Shadow } from '#ui/art/scenery.tsx';
import { Microphone } from '../scenery/hall.tsx';
import { Coat, Pendant, Room, Rug } from '../scenery/indoors.tsx';
import { GroundLight, Stage, times } from '../scenery/stage.tsx';

/** The boiler, which burps on the hour. */
function Boiler() {
  return (
    <At x={1090} y={478}>
      <Shadow x={0} y={2} width={110} />
      <path d="M40-300V-490M-36-300V-490" fill="none" stroke="#b58a6c" strokeWidth="24" />
      <path d="M-88-40V-260C-88-300-60-318 0-318S88-300 88-260V-40Z" fill="#8fa3a3" />
      <path d="M40-314C72-306 88-292 88-260V-40H46C54-120 54-230 40-314Z" fill="#2f2430" opacity=".1" />
      <path d="M-88-240Q0-222 88-240M-88-70Q0-52 88-70" fill="none" stroke="#748989" strokeWidth="7" />
      <circle cy="-180" r="30" fill="#cf9d4e" />
      <circle cy="-180" r="23" fill="#fbf2dc" />
      <path d="M0-180L12-194" stroke="#c9604f" strokeWidth="5" strokeLinecap="round" />
      <path d="M-34-134H34V-92H-34Z" fill="#6f8383" />
      <path d="M-24-126H24V-100H-24Z" fill="#f2b568" />
      <path d="M-70-40V0M70-40V0" stroke="#6f8383" strokeWidth="14" />
    </At>
  );
}

/** The door with the light over it that says whether one is on the air. */
function ClosetDoor() {
  return (
    <At x={640} y={456}>
      <path d="M-76 0V-270H76V0Z" fill="#a97b58" />
      <path d="M-64 0V-258H64V0Z" fill="#bf9068" />
      <path d="M-46-240H46V-140H-46ZM-46-120H46V-20H-46Z" fill="#b08159" />
      <circle cx="48" cy="-126" r="8" fill="#e3bd6c" />
      <rect x="-46" y="-318" width="92" height="34" rx="17" fill="#5d3a3a" />
      <Glow x={0} y={-301} radius={86} color="#ff9a7d" strength={0.6} />
      <rect x="-40" y="-312" width="80" height="22" rx="11" fill="#e5634d" />
      <path
        d="M-24-301q5-9 10 0t10 0t10 0t10 0t10 0"
        fill="none"
        stroke="#fff1e2"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </At>
  );
}

function Jar({ x, color }: { x: number; color: string }) {
  return (
    <At x={x} y={196}>
      <path d="M-20 0V-38Q-20-46-12-46H12Q20-46 20-38V0Z" fill="#e6efec" opacity=".8" />
      <path d="M-20 0V-22H20V0Z" fill={color} />
      <path d="M-17-54H17V-45H-17Z" fill="#b98a5e" />
    </At>
  );
}

function RecordingDesk() {
  return (
    <At x={640} y={488}>
      <Shadow x={0} y={4} width={210} />
      <path d="M-190-84H190V0H-190Z" fill="#9a6847" />
      <path d="M-176-72H176V-8H-176Z" fill="#aa7753" />
      <path
        d={times(13, (index) => {
          const tall = 8 + ((index * 7) % 5) * 5;
          return path`M${-96 + index * 16} ${-40 - tall}V${-40 + tall}`;
        }).join('')}
        stroke="#f0c987"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M-206-100H206Q212-100 210-92L206-82H-206L-210-92Q-212-100-206-100Z" fill="#c58f63" />
      <path d="M-204-99H204" stroke="#e0b184" strokeWidth="4" strokeLinecap="round" />
      <Microphone x={-96} y={-100} scale={1.25} flip />
      <Microphone x={96} y={-100} scale={1.25} />
      <path d="M150-100v-24q0-4 4-4h20q4 0 4 4v24Z" fill="#3f8f8c" />
      <path d="M178-120q10 0 9 8t-9 7" fill="none" stroke="#3f8f8c" strokeWidth="4" />
    </At>
  );
}

const COATS = ['#8c9a7c', '#b98262', '#7d8ba6', '#a8788a', '#c9a060'];

export function Studio() {
  return (
    <Stage>
      <Room
        wall={['#cbb6b4', '#dcc9be']}
        band="#b59a98"
        rail="#d9c4b4"
        skirting="#967b7a"
        floor={['#b58a6a', '#c79f7e']}
        seam="#a27656"
      />
      <ClosetDoor />
      <path d="M40 112H530" stroke="#8a6a4a" strokeWidth="10" strokeLinecap="round" />
      {COATS.map((color, index) => (
        <Coat key={color} x={90 + index * 96} y={118} scale={1.45} color={color} trim="#efe2cf" />
      ))}
      <path d="M740 196H912V210H740Z" fill="#9a7355" />
      <path d="M756 210v20M896 210v20" stroke="#9a7355" strokeWidth="7" />
      <Jar x={772} color="#d9806c" />
      <Jar x={826} color="#e3b35c" />
      <Jar x={880} color="#86a9b5" />
      <Boiler />
      <Pendant x={454} cord={40} shade="#7a6a98" scale={0.8} />
      <Pendant x={826} cord={40} shade="#7a6a98" scale={0.8} />
      <Rug y={610} width={450} color="#9d8496" ring="#c3aebb" />
      <RecordingDesk />
      <GroundLight y={600} color="#ffe9c0" strength={0.35} />
    </Stage>
  );
}
