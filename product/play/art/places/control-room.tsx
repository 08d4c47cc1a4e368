import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow, Wash } from '#ui/art/scenery.tsx';
import { Coat } from '../scenery/indoors.tsx';
import { cloudBank, GroundLight, Stage } from '../scenery/stage.tsx';
import { BRASS, BRASS_DARK, BRASS_LIGHT, Cabin, Gauge, Pipe } from '../scenery/station.tsx';

function Lever({ x, y, turn, color }: { x: number; y: number; turn: number; color: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-16 0H16V6H-16Z" fill={BRASS_DARK} />
      <g transform={`rotate(${turn})`}>
        <path d="M0 0V-46" stroke="#8f9aa0" strokeWidth="7" strokeLinecap="round" />
        <circle cy="-52" r="11" fill={color} />
      </g>
    </At>
  );
}

/** The button under its dome. */
function Dome() {
  return (
    <At x={640} y={352}>
      <Glow x={0} y={-24} radius={84} color="#ff9c86" strength={0.5} />
      <path d="M-46 0H46L40-14H-40Z" fill={BRASS_DARK} />
      <ellipse cy="-16" rx="24" ry="8" fill="#b9473a" />
      <path d="M-22-18C-22-36 22-36 22-18Q0-8-22-18Z" fill="#e05a48" />
      <path d="M-12-26Q-4-32 4-30" fill="none" stroke="#ffb9a8" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-40-14V-34C-40-64-22-78 0-78S40-64 40-34V-14Z"
        fill="#eaf6f6"
        fillOpacity=".22"
        stroke="#f6fbfb"
        strokeWidth="3"
        strokeOpacity=".8"
      />
      <path
        d="M-28-40C-26-56-16-64-6-68"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".85"
      />
      <circle cy="-82" r="6" fill={BRASS_LIGHT} />
    </At>
  );
}

export function ControlRoom() {
  return (
    <Stage>
      <Cabin wall={['#cfe0dd', '#e6ebdd']} panel="#a9c3bd" floor={['#bd906a', '#d0a780']} seam="#a97c56" />
      <path d="M372 292V140Q372 72 440 72H840Q908 72 908 140V292Z" fill={BRASS} />
      <path
        d="M380 284V142Q380 80 442 80H838Q900 80 900 142V284"
        fill="none"
        stroke={BRASS_LIGHT}
        strokeWidth="4"
      />
      <svg x="392" y="92" width="496" height="192" viewBox="0 0 496 192">
        <Wash width={496} height={192} colors={['#86bddb', '#cfe5e6', '#fbe6cf']} />
        <circle cx="390" cy="60" r="30" fill="#fff4cd" />
        <Cloud x={110} y={60} scale={0.9} shade="#dcebee" />
        <Cloud x={300} y={90} scale={0.7} shade="#e6eeee" />
        <g transform="translate(0 -300)">
          <path d={cloudBank(446, 22, 16, 2)} fill="#fdf3e8" />
        </g>
      </svg>
      <path d="M557 86V290M723 86V290" stroke={BRASS} strokeWidth="10" />
      <Pipe d="M0 110H250Q280 110 280 140V326" width={14} />
      <Gauge x={140} y={200} radius={40} turn={-40} />
      <Gauge x={232} y={250} radius={26} turn={30} />
      <path d="M980 150H1200V164H980Z" fill="#8f6650" />
      <Coat x={1016} y={166} color="#8c9a7c" />
      <Coat x={1090} y={166} color="#b98262" />
      <Coat x={1164} y={166} color="#7d8ba6" />
      <path d="M400 352L372 460H908L880 352Z" fill="#8f6f5a" />
      <path d="M372 350Q372 338 384 338H896Q908 338 908 350V366H372Z" fill="#c49a70" />
      <path d="M372 350Q372 338 384 338H896Q908 338 908 350V352H372Z" fill="#dcb890" />
      <path d="M410 384H560V440H404ZM580 384H700V440H580ZM720 384H870L876 440H720Z" fill="#a98670" />
      <Gauge x={450} y={412} radius={20} turn={-30} />
      <Gauge x={510} y={412} radius={20} turn={50} />
      <Gauge x={770} y={412} radius={20} turn={10} />
      <Gauge x={830} y={412} radius={20} turn={-60} />
      <path
        d="M606 400v.1M640 400v.1M674 400v.1M606 424v.1M640 424v.1M674 424v.1"
        stroke="#ecd9a8"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <Lever x={436} y={340} turn={-18} color="#4f8f8a" />
      <Lever x={500} y={340} turn={12} color="#e0a13d" />
      <Lever x={780} y={340} turn={-12} color="#4f8f8a" />
      <Lever x={844} y={340} turn={18} color="#e0a13d" />
      <Dome />
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
