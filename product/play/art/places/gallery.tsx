import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { ArchedWindow, courses, Pedestal } from '../scenery/hall.tsx';
import { Framed, Room, SHUFFLED } from '../scenery/indoors.tsx';
import { GroundLight, type Piece, Pieces, Stage, times } from '../scenery/stage.tsx';

const WOOL = ['#d9705f', '#6f9fb5', '#e3b35c', '#86a878', '#a88bb5', '#e8a59a'];

/** The string of lost mittens, none of which match. */
function Mittens() {
  const mittens = times(23, (index): Piece => {
    const x = 60 + index * 53;
    const share = x / 1280;
    const y = 58 + 150 * share * (1 - share);
    return [
      SHUFFLED[index % SHUFFLED.length] ?? 0,
      path`M${x - 11} ${y}h20v22q3 -10 9 -8t2 12q-4 10 -10 10v4q-10 10 -20 0Z`,
    ];
  });
  return (
    <>
      <path d="M-10 54Q640 132 1290 54" fill="none" stroke="#a98a6a" strokeWidth="3" />
      <Pieces colors={WOOL} pieces={mittens} />
    </>
  );
}

/** The post office desk, with brass handles on its drawers. */
function PostDesk() {
  return (
    <At x={1020} y={470}>
      <Shadow x={0} y={2} width={150} />
      <path d="M-140-120H140V0H-140Z" fill="#a3734b" />
      <path d="M-150-134H150V-118H-150Z" fill="#bb8a60" />
      <path d="M-126-106H-6V-62H-126ZM6-106H126V-62H6ZM-126-52H-6V-8H-126ZM6-52H126V-8H6Z" fill="#8f6240" />
      <path
        d="M-80-84h28M52-84h28M-80-30h28M52-30h28"
        stroke="#e3bd6c"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-120-134V-190H120V-134" fill="#b07f56" />
      <path
        d="M-104-180H-56V-142H-104ZM-46-180H2V-142H-46ZM12-180H60V-142H12ZM70-180H106V-142H70Z"
        fill="#8a5f42"
      />
      <path d="M-96-142l6-24l14 24ZM24-142v-22h18v22Z" fill="#fbf0da" />
    </At>
  );
}

/** The old telephone switchboard. */
function Switchboard() {
  return (
    <At x={220} y={470}>
      <Shadow x={0} y={2} width={120} />
      <path d="M-108-196Q-108-204-100-204H100Q108-204 108-196V0H-108Z" fill="#8f6240" />
      <path d="M-92-188H92V-96H-92Z" fill="#5d4a44" />
      <path
        d={times(
          21,
          (index) => path`M${-75 + (index % 7) * 25} ${-168 + Math.floor(index / 7) * 28}v.1`,
        ).join('')}
        stroke="#d9b36a"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M-50-168Q-40-110-20-72M25-140Q40-100 30-72M75-168Q70-100 62-72"
        fill="none"
        stroke="#c9604f"
        strokeWidth="5"
      />
      <path d="M-120-82H120V-62H-120Z" fill="#b07f56" />
    </At>
  );
}

export function Gallery() {
  return (
    <Stage>
      <Room
        wall={['#efdcb9', '#f7e9ce']}
        band="#e0c499"
        rail="#c79f6e"
        skirting="#b98d5e"
        floor={['#c99a6c', '#d8b084']}
        seam="#b58556"
      />
      <path
        d={courses({ x: 0, y: 28, width: 1280, rows: 6, height: 49, block: 128 })}
        fill="none"
        stroke="#e4cda4"
        strokeWidth="2.5"
      />
      <path d="M0 0H1280V26H0Z" fill="#dcb98a" />
      <path d="M0 26H1280V34H0Z" fill="#c79f6e" />
      <ArchedWindow x={470} y={318} scale={1.32} />
      <ArchedWindow x={810} y={318} scale={1.32} />
      <Framed x={640} y={216} width={150} height={112} frame="#b98a5e" color="#cfd9d6">
        <path d="M0 62Q60 30 134 62V96H0Z" fill="#a9bcb8" />
        <path d="M6 58Q66 22 128 58" fill="none" stroke="#6d6a66" strokeWidth="7" />
        <path d="M26 48V80M50 40V86M82 40V86M106 48V80" stroke="#6d6a66" strokeWidth="5" />
        <path d="M0 84Q60 74 134 84V96H0Z" fill="#87a3ad" />
      </Framed>
      <rect x="598" y="288" width="84" height="30" rx="4" fill="#d9b36a" />
      <path d="M610 298H670M618 308H662" stroke="#b08a42" strokeWidth="3" strokeLinecap="round" />
      <Mittens />
      <Framed x={220} y={196} width={110} height={90} frame="#a97b52" color="#e6dcc0">
        <path d="M20 60h54l-8-26H28Z" fill="#8f9fa6" />
        <path d="M47 34V8" stroke="#8a6244" strokeWidth="5" />
      </Framed>
      <path d="M1140 132V252" stroke="#a97b52" strokeWidth="8" strokeLinecap="round" />
      <path d="M1116 246H1164L1158 300Q1140 308 1122 300Z" fill="#8f9fa6" />
      <path d="M372 470V346" stroke="#a97b52" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M354 262H390L414 286V322L390 346H354L330 322V286Z"
        fill="#cf6656"
        stroke="#fbf0da"
        strokeWidth="5"
      />
      <Switchboard />
      <PostDesk />
      <path d="M596 484H684" stroke="#2f2430" strokeWidth="12" opacity=".06" strokeLinecap="round" />
      <Pedestal x={640} y={484} scale={1.5}>
        <path d="M-22 0Q-22-20-2-20T18 0Z" fill="#eaf2f2" opacity=".5" />
        <path d="M-20-12C-20 4 8 4 8-12Z" fill="#9aa8ac" />
        <path d="M8-12L28-52" stroke="#9aa8ac" strokeWidth="5" strokeLinecap="round" />
      </Pedestal>
      <g fill="#fff6d8" opacity=".13">
        <path d="M424 318H516L560 720H380ZM764 318H856L900 720H720Z" />
      </g>
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
