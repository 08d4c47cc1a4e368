import { path } from '#ui/art/pencil/path.ts';
import { Wash } from '#ui/art/scenery.tsx';
import { TRAIL } from '../../rules/stage/trail.ts';
import { SHUFFLED } from '../scenery/indoors.tsx';
import { type Piece, Pieces, Stage, times } from '../scenery/stage.tsx';
import { TrailLine } from './trail-line.tsx';

const TINTS = ['#e6eeea', '#f3e9e2', '#e9e6f0', '#f3eedb', '#e2ecf0'];

const PANELS = times(15, (index): Piece => {
  const x = 60 + (index % 5) * 236;
  const y = 52 + Math.floor(index / 5) * 210;
  return [SHUFFLED[(index * 2) % SHUFFLED.length] ?? 0, path`M${x} ${y}h216v188h-216Z`];
});

/** A sheet of empty comic panels with a dotted line through them. */
export function StoriesMap() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#e3d9e8', '#ecdfe0', '#f0e3d0']} />
      <path d="M36 34H1256V704H36Z" fill="#5a3d5c" opacity=".08" />
      <path d="M30 24H1250V694H30Z" fill="#fdfaf4" />
      <Pieces colors={TINTS} pieces={PANELS} />
      <TrailLine color="#fffdf8" rim="#dccfdd" />
      <path
        d={TRAIL}
        fill="none"
        stroke="#d3c0d6"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 18"
      />
    </Stage>
  );
}
