import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow } from '#ui/art/scenery.tsx';
import { Pendant, Table } from '../scenery/indoors.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';
import { BRASS, BRASS_DARK, BRASS_LIGHT, Cabin, Pipe, Porthole } from '../scenery/station.tsx';

/** The stove; the pot of ginger soup is a thing of the stage. */
function Stove() {
  return (
    <At x={640} y={462}>
      <path d="M-130 0V-118Q-130-126-122-126H122Q130-126 130-118V0Z" fill="#7d8f96" />
      <path d="M-112-92H-10V-20H-112Z" fill="#687a82" />
      <path d="M-96-76H-26V-36H-96Z" fill="#f2b568" />
      <path d="M-84-40q8-22 16-10q6-22 16-4q8-12 14 14Z" fill="#fbe0a0" />
      <path d="M26-92H112V-62H26ZM26-50H112V-20H26Z" fill="#8fa1a8" />
      <path d="M56-77H82M56-35H82" stroke={BRASS_LIGHT} strokeWidth="6" strokeLinecap="round" />
      <path d="M-140-136H140V-122H-140Z" fill="#93a6ad" />
    </At>
  );
}

function Pan({ x, size, color }: { x: number; size: number; color: string }) {
  return (
    <At x={x} y={126}>
      <path d="M0 0V40" stroke="#7a6250" strokeWidth="8" strokeLinecap="round" />
      <circle cy={40 + size} r={size} fill={color} />
      <circle cy={40 + size} r={size * 0.72} fill="#2f2430" opacity=".12" />
    </At>
  );
}

export function Galley() {
  return (
    <Stage>
      <Cabin wall={['#f1dcb8', '#f8e9cc']} panel="#e3c08f" floor={['#c4936a', '#d6ab80']} seam="#b07d55" />
      <Porthole x={640} y={152} radius={62} sky={['#93c5dd', '#f3e6d2']}>
        <Cloud x={-10} y={30} scale={0.7} />
      </Porthole>
      <Pipe d="M780 330V120Q780 96 804 96H940" width={22} />
      <path d="M120 122H500" stroke={BRASS_DARK} strokeWidth="9" strokeLinecap="round" />
      <Pan x={170} size={34} color={BRASS} />
      <Pan x={270} size={27} color="#a9b6b8" />
      <Pan x={400} size={36} color="#c9785c" />
      <Pan x={482} size={22} color={BRASS} />
      <path d="M880 200H1200V214H880Z" fill="#a97b52" />
      <g fill="#fdf6e8">
        <path d="M1000 200v-30h30v30ZM1060 200v-30h30v30ZM1120 200v-30h30v30Z" />
      </g>
      <path
        d="M1030 192q12 0 11-9t-11-7M1090 192q12 0 11-9t-11-7M1150 192q12 0 11-9t-11-7"
        fill="none"
        stroke="#fdf6e8"
        strokeWidth="5"
      />
      <path d="M884 200v-44q0-8 8-8h28q8 0 8 8v44Z" fill="#8fb3a6" />
      <path d="M936 200v-34q0-8 8-8h24q8 0 8 8v34Z" fill="#e0a866" />
      <path d="M880 270H1200V284H880Z" fill="#a97b52" />
      <path
        d="M900 270a24 24 0 0 1 48 0ZM960 270a24 24 0 0 1 48 0ZM1020 270a24 24 0 0 1 48 0Z"
        fill="#7fa5b8"
      />
      <path d="M1110 270c-10-26 4-40 14-40s24 14 14 40Z" fill="#d9a266" />
      <Stove />
      <Glow x={574} y={408} radius={110} color="#ffd58a" strength={0.3} />
      <Pendant x={528} cord={58} shade="#c9705c" scale={0.9} />
      <Pendant x={758} cord={58} shade="#c9705c" scale={0.9} />
      <Table x={220} y={510} width={320} height={104} top="#d9ae80" leg="#a97b52" />
      <path d="M150 384a26 24 0 0 0 52 0Z" fill="#8fb3a6" />
      <path d="M250 384a26 24 0 0 0 52 0Z" fill="#e0a866" />
      <Table x={1070} y={510} width={320} height={104} top="#d9ae80" leg="#a97b52" />
      <path d="M1040 406v-34q0-6 6-6h24q6 0 6 6v34Z" fill="#f3e2c4" />
      <GroundLight y={610} color="#ffe9b8" strength={0.5} />
    </Stage>
  );
}
