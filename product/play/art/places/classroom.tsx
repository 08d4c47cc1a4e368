import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Framed, PottedPlant, Room, Rug, ShelfCase, Table, Window, WindowView } from '../scenery/indoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

/** The block corner, in the middle below the board. */
function Blocks() {
  return (
    <>
      <ShelfCase x={480} y={464} width={320} height={118} rows={1} wood="#dcb88a" back="#c39b6c">
        <path d="M160-112V-8" stroke="#dcb88a" strokeWidth="10" />
        <path d="M24-12v-30h30v30ZM84-12v-30h40v30Z" fill="#d98a76" />
        <path d="M54-12v-30h30v30ZM196-12v-26h60v26Z" fill="#8fb3c9" />
        <path d="M38-42l26-30l26 30Z" fill="#e6bf78" />
        <path d="M256-12v-26h26v26ZM212-38h28v-28h-28Z" fill="#93b98a" />
        <path d="M240-38a14 14 0 0 1 28 0Z" fill="#b79bb9" />
      </ShelfCase>
      <At x={640} y={346}>
        <path d="M-150 0v-22h22v22ZM-128 0v-22h22v22Z" fill="#e6bf78" />
        <path d="M-139-22v-20h22v20Z" fill="#d98a76" />
      </At>
    </>
  );
}

/** A week without words: one square a day. */
function Calendar() {
  return (
    <At x={880} y={138}>
      <rect width="124" height="120" rx="8" fill="#fffaf0" />
      <path d="M0 8Q0 0 8 0H116Q124 0 124 8V24H0Z" fill="#d98a76" />
      <path
        d={times(
          15,
          (index) => path`M${12 + (index % 5) * 21} ${36 + Math.floor(index / 5) * 26}h16v18h-16Z`,
        ).join('')}
        fill="#e6ddcb"
      />
      <path d="M75 62h16v18h-16Z" fill="#e6bf78" />
    </At>
  );
}

export function Classroom() {
  return (
    <Stage>
      <Room
        wall={['#eef0e2', '#f6f1e2']}
        band="#d5e2d6"
        skirting="#bccdbe"
        floor={['#dfc19a', '#ead2ae']}
        seam="#d3b188"
      />
      <Window x={80} y={92} width={270} height={236} columns={3}>
        <WindowView width={250} height={216} />
      </Window>
      <rect x="452" y="84" width="376" height="208" rx="12" fill="#d3a878" />
      <rect x="466" y="98" width="348" height="178" rx="6" fill="#7f9f93" />
      <path d="M466 240C560 200 700 280 814 220V270Q814 276 808 276H472Q466 276 466 270Z" fill="#88a89b" />
      <path d="M560 288H720V298H560Z" fill="#e0bd8e" />
      <path d="M600 282h34v6h-34ZM650 283h22v5h-22Z" fill="#fdf6e8" />
      <Calendar />
      <Framed x={1140} y={190} width={120} height={96} frame="#e3c8a6" color="#dfeaf0">
        <path d="M0 60Q40 34 104 56V80H0Z" fill="#a9c998" />
        <circle cx="76" cy="24" r="12" fill="#f6d98f" />
      </Framed>
      <Blocks />
      <ShelfCase x={60} y={470} width={250} height={96} rows={1} wood="#dcb88a" back="#c39b6c">
        <path d="M26-14v-44h46v44Z" fill="#8fb3a6" />
        <path d="M98-14v-44h46v44Z" fill="#e6bf78" />
        <path d="M170-14v-44h46v44Z" fill="#c9a0b0" />
        <path d="M40-40h18M112-40h18M184-40h18" stroke="#fff8e8" strokeWidth="5" strokeLinecap="round" />
      </ShelfCase>
      <PottedPlant x={110} y={376} scale={0.62} />
      <Table x={1080} y={484} width={270} height={104} top="#e6c496" leg="#a9bdb4" />
      <path d="M1000 380v-36q0-4 4-4h28q4 0 4 4v36Z" fill="#8fb3c9" />
      <path
        d="M1006 340l-4-28M1016 340v-34M1026 340l6-26"
        stroke="#e0a13d"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M1070 380l8-12h74l10 12Z" fill="#fffdf6" />
      <Rug y={604} width={440} color="#bcd3d0" ring="#dbe7e0" />
    </Stage>
  );
}
