import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Shadow, Wash } from '#ui/art/scenery.tsx';
import { cloudBank, Floor, Stage } from '../scenery/stage.tsx';
import { BRASS, BRASS_DARK, BRASS_LIGHT, Gauge, Pipe } from '../scenery/station.tsx';

export function WinchBay() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#c7b195', '#d9c3a2']} />
      <path d="M0 330H1280V470H0Z" fill="#b89a78" />
      <path d="M300 470V210C300 96 430 60 640 60S980 96 980 210V470Z" fill={BRASS} />
      <path
        d="M308 470V212C308 104 434 68 640 68S972 104 972 212V470"
        fill="none"
        stroke={BRASS_LIGHT}
        strokeWidth="4"
      />
      <path d="M322 470V214C322 116 440 82 640 82S958 116 958 214V470Z" fill="#a9cfe0" />
      <path d="M322 300C400 250 480 280 560 262C700 230 820 280 958 250V470H322Z" fill="#d9e6e4" />
      <Cloud x={440} y={190} scale={0.9} color="#eef3f4" shade="#ccdbe0" />
      <Cloud x={880} y={250} scale={0.8} color="#eef3f4" shade="#ccdbe0" />
      <svg x="322" y="300" width="636" height="170" viewBox="322 300 636 170">
        <path d={cloudBank(390, 30, 12, 2)} fill="#f6efe6" />
        <path d={cloudBank(430, 26, 14, 3)} fill="#e9dcd0" />
      </svg>
      <path d="M0 0H1280V22Q640 50 0 22Z" fill={BRASS} />
      <path d="M0 22Q640 50 1280 22V29Q640 57 0 29Z" fill={BRASS_DARK} opacity=".5" />
      <Pipe d="M0 96H180Q220 96 220 136V470" width={18} />
      <Pipe d="M1280 96H1100Q1060 96 1060 136V470" width={18} />
      <Gauge x={120} y={210} radius={40} turn={30} />
      <path
        d="M1120 200H1240M1140 200V260M1180 200V280M1220 200V256"
        stroke="#8f6650"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M1130 260h20v34h-20ZM1168 280q12 30 24 0ZM1210 256h20v44h-20Z" fill="#8f9aa0" />
      <Floor line={470} colors={['#b08760', '#c79e76']} seam="#9c7450" />
      <path d="M300 470H980V482H300Z" fill={BRASS_DARK} />
      <At x={1110} y={520}>
        <Shadow x={0} y={2} width={60} />
        <path d="M-52-60H52V0H-52Z" fill="#9a7355" />
        <path d="M-52-60H52V-46H-52Z" fill="#b98d6a" />
        <path d="M-52-24H52" stroke="#7d5a42" strokeWidth="4" />
      </At>
      <At x={170} y={520}>
        <Shadow x={0} y={2} width={54} />
        <ellipse cy="-8" rx="52" ry="13" fill="#d3b07a" />
        <ellipse cy="-22" rx="48" ry="12" fill="#c9a468" />
        <ellipse cy="-36" rx="44" ry="11" fill="#d3b07a" />
        <ellipse cy="-37" rx="20" ry="5" fill="#8f6b3c" />
      </At>
    </Stage>
  );
}
