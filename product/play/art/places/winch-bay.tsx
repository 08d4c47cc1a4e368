import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Shadow, Wash } from '#ui/art/scenery.tsx';
import { cloudBank, Floor, Stage, times } from '../scenery/stage.tsx';
import { BRASS, BRASS_DARK, BRASS_LIGHT, Gauge, Pipe } from '../scenery/station.tsx';

/** The winch: a drum of line between two cheeks, with its crank and its brake. */
function Winch() {
  return (
    <At x={640} y={506}>
      <Shadow x={0} y={4} width={190} />
      <path d="M-170-18H170V0H-170Z" fill="#7d6a5c" />
      <path d="M-120-150H120V-46H-120Z" fill="#d3b07a" />
      <path
        d={times(11, (index) => path`M${-110 + index * 22} -150q7 52 0 104`).join('')}
        fill="none"
        stroke="#b08a52"
        strokeWidth="6"
      />
      <path d="M-120-70H120V-46H-120Z" fill="#2f2430" opacity=".12" />
      <path
        d="M-156-12L-140-120Q-136-170-118-170T-96-120L-88-12ZM156-12L140-120Q136-170 118-170T96-120L88-12Z"
        fill="#5f8f8c"
      />
      <path d="M-118-170Q-136-170-140-120L-156-12H-138L-126-120Q-124-160-112-168Z" fill="#8ab5ae" />
      <circle cx="-118" cy="-100" r="26" fill={BRASS} />
      <circle cx="118" cy="-100" r="26" fill={BRASS} />
      <circle cx="-118" cy="-100" r="10" fill={BRASS_DARK} />
      <path
        d="M118-100L176-134V-166"
        fill="none"
        stroke={BRASS_DARK}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M176-150V-178" stroke="#d9705a" strokeWidth="20" strokeLinecap="round" />
      <circle cx="118" cy="-100" r="10" fill={BRASS_DARK} />
      <path d="M-150-40L-196-130" stroke="#8f9aa0" strokeWidth="9" strokeLinecap="round" />
      <circle cx="-199" cy="-136" r="13" fill="#e0a13d" />
    </At>
  );
}

/** Old Marigold, far out on her line. */
function Marigold() {
  return (
    <At x={728} y={170}>
      <g transform="rotate(-12)">
        <path d="M0-54L104 34Q70 22 44 36Q22 20 0 38Q-22 20-44 36Q-70 22-104 34Z" fill="#ef9a4a" />
        <path d="M0-54L-104 34Q-70 22-44 36Q-22 20 0 38Z" fill="#f6b870" />
        <path d="M0-54V38M0-54L44 36M0-54L-44 36" stroke="#d97a3a" strokeWidth="3" />
        <path
          d="M44 36q12 20-2 34t4 30M-44 36q-12 20 2 34t-4 30"
          fill="none"
          stroke="#d97a3a"
          strokeWidth="4"
        />
      </g>
    </At>
  );
}

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
      <Marigold />
      <path d="M744 200Q700 300 640 352" fill="none" stroke="#8f7a68" strokeWidth="3" />
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
      <Winch />
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
