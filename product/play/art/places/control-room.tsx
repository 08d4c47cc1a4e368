import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Wash } from '#ui/art/scenery.tsx';
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
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
