import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { Pendant, Room, Window, WindowView } from '../scenery/indoors.tsx';
import { Stage } from '../scenery/stage.tsx';

/** The hatch where lunch is served. */
function Hatch() {
  return (
    <>
      <rect x="424" y="132" width="432" height="204" rx="14" fill="#f8eedb" />
      <rect x="440" y="148" width="400" height="186" rx="8" fill="#c5d2cc" />
      <path d="M440 148H840V172H440Z" fill="#2f2430" opacity=".08" />
      <path d="M470 206H810" stroke="#9fb2ab" strokeWidth="6" strokeLinecap="round" />
      <path d="M640 206v18M706 206v18M766 206v18" stroke="#9fb2ab" strokeWidth="4" />
      <path d="M622 224h36l-4 20q-14 8-28 0ZM690 224a16 14 0 0 0 32 0ZM750 224h32v8h-32Z" fill="#8fa39c" />
      <path d="M500 326V290Q500 282 508 282H580Q588 282 588 290V326Z" fill="#c98672" />
      <path d="M492 282H596" stroke="#a9695a" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M526 262q-7-10 2-18t-2-18M556 262q-7-10 2-18t-2-18"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M640 326L650 296H780L790 326Z" fill="#e3b98c" />
      <path d="M656 300q12-20 26 0q12-20 26 0q12-20 26 0q12-20 26 0Z" fill="#cf9a62" />
      <rect x="404" y="326" width="472" height="20" rx="6" fill="#e6c496" />
      <path d="M420 346H860V458H420Z" fill="#b9cfc6" />
      <path
        d="M440 366H530V440H440ZM550 366H640V440H550ZM660 366H750V440H660ZM770 366H840V440H770Z"
        fill="#c8dad2"
      />
    </>
  );
}

function LongTable({ x, flip = false }: { x: number; flip?: boolean }) {
  return (
    <At x={x} y={500} flip={flip}>
      <Shadow x={0} y={22} width={190} opacity={0.1} />
      <path d="M-170-44V20M150-44V20" stroke="#93a6a1" strokeWidth="10" strokeLinecap="round" />
      <path d="M-200-66H170L190-48H-206Z" fill="#ecd0a4" />
      <path d="M-206-48H190V-38H-206Z" fill="#d3b283" />
      <path d="M-190-4H160L172 8H-194Z" fill="#a7c0b6" />
      <path d="M-194 8H172V16H-194Z" fill="#8aa69b" />
      <path d="M-110-66L-100-74H-30L-24-66Z" fill="#d98a76" />
      <path d="M40-66v-20q0-4 4-4h14q4 0 4 4v20Z" fill="#8fb3c9" />
    </At>
  );
}

/** A small stage with its curtain and a loudspeaker. */
function SchoolStage() {
  return (
    <>
      <rect x="972" y="96" width="308" height="362" fill="#e3cfae" />
      <path d="M992 116H1280V400H992Z" fill="#8a6f78" />
      <path
        d="M992 116H1120C1110 220 1070 330 1000 400H992ZM1280 116H1180C1190 220 1230 330 1280 392Z"
        fill="#b97c72"
      />
      <path
        d="M1020 116Q1024 250 998 372M1056 116Q1050 240 1010 382M1090 116Q1080 230 1030 360M1210 116Q1216 230 1262 350M1246 116Q1250 210 1280 300"
        fill="none"
        stroke="#9d635b"
        strokeWidth="4"
      />
      <path
        d="M972 96H1280V130Q1240 146 1204 130Q1164 146 1126 130Q1086 146 1048 130Q1010 146 972 130Z"
        fill="#c98a7c"
      />
      <path d="M962 400H1280V458H962Z" fill="#c69c6e" />
      <path d="M962 400H1280V410H962Z" fill="#dcb98c" />
      <rect x="906" y="140" width="50" height="84" rx="8" fill="#6c6670" />
      <circle cx="931" cy="198" r="16" fill="#8f8893" />
      <circle cx="931" cy="162" r="9" fill="#8f8893" />
    </>
  );
}

export function Cafeteria() {
  return (
    <Stage>
      <Room
        wall={['#f1ead9', '#f7f1e2']}
        band="#dfe3cf"
        skirting="#c4cdb6"
        floor={['#d8d3c2', '#e6e1d2']}
        seam="#cbc5b2"
      />
      <Window x={60} y={100} width={300} height={220} columns={3}>
        <WindowView width={280} height={200} />
      </Window>
      <SchoolStage />
      <Hatch />
      <Pendant x={300} cord={54} shade="#8fb3a6" scale={0.8} />
      <Pendant x={640} cord={54} shade="#8fb3a6" scale={0.8} />
      <Pendant x={980} cord={54} shade="#8fb3a6" scale={0.8} />
      <At x={66} y={470}>
        <path d="M-30 0L-34-84H30L26 0Z" fill="#7f9aa3" />
        <path d="M-38-92H34V-80H-38Z" fill="#97aeb5" />
        <path d="M-16-86H12" stroke="#4f646b" strokeWidth="5" strokeLinecap="round" />
      </At>
      <LongTable x={270} />
      <LongTable x={1010} flip />
    </Stage>
  );
}
