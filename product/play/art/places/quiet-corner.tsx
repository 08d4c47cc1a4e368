import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Shadow, Wash } from '#ui/art/scenery.tsx';
import { Books, PottedPlant, Room, Rug, ShelfCase, Window } from '../scenery/indoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

function Beanbag({
  x,
  y,
  scale,
  color,
  light,
}: {
  x: number;
  y: number;
  scale: number;
  color: string;
  light: string;
}) {
  return (
    <At x={x} y={y} scale={scale}>
      <Shadow x={0} y={0} width={118} />
      <path
        d="M-120-6C-132-52-92-66-76-104C-60-142-10-150 20-126C50-104 60-70 96-56C128-44 128-6 112 0C40 12-60 12-120-6Z"
        fill={color}
      />
      <path d="M-88-60C-80-100-50-132-10-132C-40-104-40-70-88-60Z" fill={light} />
      <path
        d="M-30-44C10-26 60-30 96-56M-30-44C-60-40-90-36-120-6"
        fill="none"
        stroke="#2f2430"
        strokeWidth="4"
        opacity=".12"
        strokeLinecap="round"
      />
    </At>
  );
}

/** A tent of cloth over cushions, with small lights. */
function Tent() {
  return (
    <At x={640} y={476}>
      <path d="M-190 0C-130-120-60-240 0-330C60-240 130-120 190 0Z" fill="#8f9fc0" />
      <path d="M-120 0C-80-110-40-220 0-300C40-220 80-110 120 0Z" fill="#6f7fa6" />
      <Glow x={0} y={-90} radius={150} color="#ffe9b8" strength={0.75} />
      <path
        d="M0-330C-50-210-70-110-120 0H-190C-130-120-60-240 0-330ZM0-330C50-210 70-110 120 0H190C130-120 60-240 0-330Z"
        fill="#a9b6d2"
      />
      <path
        d="M0-330C-56-220-92-110-150 0H-190C-130-120-60-240 0-330ZM0-330C56-220 92-110 150 0H190C130-120 60-240 0-330Z"
        fill="#bcc7de"
      />
      <path d="M0-350V-322" stroke="#a9825c" strokeWidth="8" strokeLinecap="round" />
      <path
        d={times(9, (index) => `M${-96 + index * 24} ${-116 - 14 * (4 - Math.abs(index - 4)) + 40}v.1`).join(
          '',
        )}
        stroke="#fff2c8"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M-92-4C-100-40-40-46-30-10ZM30-10C40-46 100-40 92-4Z" fill="#d9a58c" />
      <path d="M-44-2C-50-44 50-44 44-2Q0 8-44-2Z" fill="#e6c690" />
    </At>
  );
}

export function QuietCorner() {
  return (
    <Stage>
      <Room
        wall={['#d3d9e4', '#e4e4e6']}
        band="#c3cbd9"
        rail="#eceef2"
        skirting="#aab4c6"
        floor={['#cdb79c', '#dcc9b0']}
        seam="#bfa78a"
      />
      <Window x={130} y={96} width={210} height={206} sill="#c9b79c">
        <Wash width={190} height={186} colors={['#aebfd6', '#e9e2dc']} />
        <path d="M0 140Q60 112 110 134T190 126V186H0Z" fill="#a9bfae" />
        <circle cx="140" cy="50" r="20" fill="#fff4d6" />
      </Window>
      <path d="M112 82H358" stroke="#a58d7c" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M118 82C126 170 112 240 124 310H164C172 220 140 160 170 82ZM352 82C344 170 358 240 346 310H306C298 220 330 160 300 82Z"
        fill="#b3bfd6"
      />
      <ShelfCase x={950} y={470} width={230} height={176} rows={2} wood="#c9aa86" back="#aa8b68">
        <Books
          x={20}
          y={-13}
          width={120}
          height={62}
          seed={3}
          colors={['#b79bb9', '#8ea8c4', '#9cb8a4', '#d9b98c']}
        />
        <Books
          x={20}
          y={-95}
          width={190}
          height={62}
          seed={8}
          colors={['#b79bb9', '#8ea8c4', '#9cb8a4', '#d9b98c']}
        />
        <path d="M156-14v-30h44v30Z" fill="#d9a58c" />
      </ShelfCase>
      <PottedPlant x={1130} y={296} scale={0.7} pot="#b9a0b8" leaf="#8aad93" light="#a9c7ac" />
      <At x={1010} y={296}>
        <Glow x={0} y={-40} radius={130} color="#ffeab8" strength={0.8} />
        <path d="M-18 0H18L10-14H-10Z" fill="#a9825c" />
        <path d="M0-14V-30" stroke="#a9825c" strokeWidth="6" />
        <path d="M-20-76H20L36-28H-36Z" fill="#f6dfa8" />
      </At>
      <Tent />
      <Rug y={602} width={450} color="#a9b3c9" ring="#cbd2df" />
      <Beanbag x={484} y={512} scale={0.8} color="#8fae9c" light="#abc6b3" />
      <Beanbag x={806} y={512} scale={0.66} color="#b59bb5" light="#cbb5ca" />
    </Stage>
  );
}
