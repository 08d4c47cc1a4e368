import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Wash } from '#ui/art/scenery.tsx';
import { Coat, Room, Rug, Window } from '../scenery/indoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

const SNOW = times(34, (index) => path`M${(index * 61) % 230} ${(index * 47) % 210}v.1`).join('');

function Boots({ x, y, color }: { x: number; y: number; color: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-24 0V-46H-6V-14C2-12 4-6 2 0ZM8 0V-46H26V-14C34-12 36-6 34 0Z" fill={color} />
      <path d="M-24-46H-6V-38H-24ZM8-46H26V-38H8Z" fill="#fff4e0" />
      <path d="M-25-4H3V0H-25ZM7-4H35V0H7Z" fill="#2f2430" opacity=".25" />
    </At>
  );
}

function Hat({ x, y, color, light }: { x: number; y: number; color: string; light: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-28-8C-28-40-14-48 0-48S28-40 28-8Z" fill={color} />
      <path d="M-31-12H31V0H-31Z" fill={light} />
      <circle cy="-50" r="9" fill={light} />
    </At>
  );
}

/** A long board with hooks, and hats on the shelf above. */
function Rail({ x, width }: { x: number; width: number }) {
  return (
    <>
      <rect x={x} y="150" width={width} height="14" rx="4" fill="#c89a6b" />
      <rect x={x + 6} y="164" width={width - 12} height="7" fill="#2f2430" opacity=".1" />
      <rect x={x} y="190" width={width} height="22" rx="6" fill="#d9b083" />
    </>
  );
}

export function CoatRoom() {
  return (
    <Stage>
      <Room
        wall={['#d5e4e2', '#e9efe4']}
        band="#bcd3cb"
        skirting="#a7c2ba"
        floor={['#dcbb92', '#e8cda8']}
        seam="#cfa97c"
      />
      <Window x={530} y={70} width={220} height={226}>
        <Wash width={200} height={206} colors={['#b7ccda', '#e2ebee']} />
        <path d="M0 150Q60 118 118 142T200 132V206H0Z" fill="#dfe9ec" />
        <path d="M0 176Q90 150 200 176V206H0Z" fill="#f8fbfb" />
        <path d="M146 168L170 96L194 168Z" fill="#a8c4bb" />
        <path d="M154 142L170 96L186 142Q178 134 170 142Q162 134 154 142Z" fill="#f8fbfb" />
        <path d={SNOW} stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      </Window>
      <Rail x={50} width={440} />
      <Rail x={790} width={440} />
      <Hat x={130} y={150} color="#e0a13d" light="#f6dc9c" />
      <Hat x={440} y={150} color="#8fa9c9" light="#dfe8f2" />
      <Hat x={850} y={150} color="#c98aa0" light="#f3d7de" />
      <Hat x={1130} y={150} color="#7fae8f" light="#d7e8d4" />
      <path d="M262 150q8-34 46-30t42 30Z" fill="#df7f6b" />
      <path d="M974 150v-22q0-8 8-8h52q8 0 8 8v22Z" fill="#c9a06e" />
      <path d="M974 138h68" stroke="#a97d4c" strokeWidth="4" />
      <Coat x={110} y={206} color="#e9b24f" />
      <Coat x={215} y={206} color="#6fa39d" />
      <Coat x={330} y={206} color="#c97f92" />
      <Coat x={440} y={206} color="#7d97bd" scale={0.94} />
      <Coat x={846} y={206} color="#dd7d66" scale={0.94} />
      <Coat x={952} y={206} color="#8aae7d" />
      <Coat x={1066} y={206} color="#e3a65a" />
      <Coat x={1172} y={206} color="#9a86b4" />
      <path d="M470 206C460 250 480 280 470 330L486 332C496 280 478 250 486 206Z" fill="#d9604f" />
      <path d="M470 318L486 320M470 306H487" stroke="#f6dcc6" strokeWidth="5" />
      <rect x="30" y="392" width="1220" height="18" rx="6" fill="#d9b083" />
      <path d="M30 410H1250V458H30Z" fill="#a98461" opacity=".35" />
      <path
        d="M30 406H48V462H30ZM430 406H448V462H430ZM832 406H850V462H832ZM1232 406H1250V462H1232Z"
        fill="#c89a6b"
      />
      <Boots x={140} y={460} color="#5f8fb0" />
      <Boots x={280} y={460} color="#df7f6b" />
      <Boots x={520} y={460} color="#e0a13d" />
      <Boots x={640} y={460} color="#6b9a86" />
      <Boots x={750} y={460} color="#c97f92" />
      <Boots x={980} y={460} color="#8d78a8" />
      <Boots x={1110} y={460} color="#6fa39d" />
      <Rug y={606} width={430} color="#cfdcd2" ring="#e9efe4" />
    </Stage>
  );
}
