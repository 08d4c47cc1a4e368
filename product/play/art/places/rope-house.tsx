import { At } from '#ui/art/pencil/picture.tsx';
import { Lantern, Shadow, Wash } from '#ui/art/scenery.tsx';
import { GuildRoom, Silo, SiloParts } from '../scenery/canopy.tsx';
import { GroundLight, leafHem, Stage, times } from '../scenery/stage.tsx';

function Coil({
  x,
  y,
  scale,
  color = '#d9b273',
  dark = '#b98f52',
}: {
  x: number;
  y: number;
  scale: number;
  color?: string;
  dark?: string;
}) {
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={0} width={76} />
      {times(4, (index) => (
        <g key={index}>
          <ellipse cy={-10 - index * 16} rx={70 - index * 3} ry="17" fill={color} />
          <ellipse
            cy={-12 - index * 16}
            rx={70 - index * 3}
            ry="17"
            fill="none"
            stroke={dark}
            strokeWidth="3"
            strokeDasharray="12 8"
          />
        </g>
      ))}
      <ellipse cy="-62" rx="34" ry="9" fill="#8f6b3c" />
    </At>
  );
}

/** A block with its wheel, a rope over it, and a hook. */
function Pulley({ x, y, drop }: { x: number; y: number; drop: number }) {
  return (
    <At x={x} y={y}>
      <path d={`M-19 4V${drop}M19 4V${drop - 60}`} stroke="#d9b273" strokeWidth="8" />
      <path d="M-8-40H8V-10H-8Z" fill="#7d6a58" />
      <circle r="24" fill="#a3734b" />
      <circle r="15" fill="#c9986a" />
      <circle r="6" fill="#6f4c38" />
    </At>
  );
}

function Spool({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-16-38H16V-6H-16Z" fill={color} />
      <path d="M-16-28H16M-16-18H16" stroke="#2f2430" strokeWidth="2" opacity=".15" />
      <path d="M-21-44H21V-36H-21ZM-21-8H21V0H-21Z" fill="#c39a68" />
    </At>
  );
}

const THREADS = ['#d9806c', '#7fa7a0', '#e3b35c', '#8c9fc4', '#b58bab', '#93b07c'];

export function RopeHouse() {
  return (
    <Stage>
      <SiloParts />
      <GuildRoom wall={['#e6c48d', '#f1d9a9']} beam="#a67a45" roof="#c0945c" floor="#d6b07c" seam="#c09763" />
      <rect x="498" y="148" width="284" height="302" rx="10" fill="#a67a45" />
      <svg x="514" y="164" width="252" height="280" viewBox="0 0 252 280">
        <Wash width={252} height={280} colors={['#f7c9a0', '#fdeac8', '#dbe4ba']} />
        <circle cx="70" cy="80" r="36" fill="#fff4d4" />
        <path d="M0 190Q70 160 140 186T252 176V280H0Z" fill="#b9cc97" />
        <path d="M174 0H206L214 280H164Z" fill="#b98a62" />
        <Silo x={190} y={196} scale={0.7} wall="#f0cd9a" roof="#6f9a86" light="#93b9a4" />
        <path d={leafHem(20, 20, 14, 2)} fill="#86a869" />
      </svg>
      <path d="M498 436H782V452H498Z" fill="#8f6638" />
      <path d="M300 122H980V142H300Z" fill="#8f6638" />
      <Pulley x={590} y={170} drop={190} />
      <path
        d="M571 356v18q0 16 16 16t16-14"
        fill="none"
        stroke="#7d6a58"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Pulley x={400} y={170} drop={160} />
      <Pulley x={900} y={170} drop={210} />
      <path
        d="M100 250H320V262H100ZM100 350H320V362H100ZM970 250H1190V262H970ZM970 350H1190V362H970Z"
        fill="#8f6638"
      />
      {times(4, (index) => (
        <g key={index}>
          <Spool x={136 + index * 50} y={250} color={THREADS[index] ?? ''} />
          <Spool x={1006 + index * 50} y={350} color={THREADS[5 - index] ?? ''} />
        </g>
      ))}
      <path d="M124 350q24-56 48 0M196 350q24-56 48 0" fill="none" stroke="#c9a060" strokeWidth="12" />
      <path
        d="M1020 250q-20-46 20-46t20 46M1100 250q-20-46 20-46t20 46"
        fill="none"
        stroke="#c9a060"
        strokeWidth="12"
      />
      <Lantern x={466} y={142} scale={1.4} cord={14} />
      <Coil x={150} y={520} scale={1.1} />
      <Coil x={1140} y={524} scale={1.2} color="#cfa868" dark="#ad8348" />
      <Coil x={828} y={478} scale={0.7} color="#e0bd82" dark="#bd965a" />
      <path
        d="M448 448C448 426 470 430 474 444C480 424 502 428 504 444C510 426 530 430 530 448Z"
        fill="#d9806c"
      />
      <path
        d="M470 446C470 430 488 432 490 446C496 434 512 434 512 448L524 470L514 472L500 450Z"
        fill="#7fa7a0"
      />
      <path d="M438 444H540L530 484Q489 492 448 484Z" fill="#c79a68" />
      <path d="M441 456H537M444 468H534" stroke="#a97b48" strokeWidth="4" />
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
