import { path } from '#ui/art/path.ts';
import { Wash } from '#ui/art/scenery.tsx';
import { TRAIL } from '../../rules/trail.ts';
import { Stage, times } from '../stage.tsx';

const PANELS = times(15, (index) => {
  const row = Math.floor(index / 5);
  const x = 60 + (index % 5) * 236;
  const y = 50 + row * 214;
  return path`M${x} ${y}h216v194h-216Z`;
}).join('');

/** A sheet of empty comic panels with a pencil line through them. */
export function StoriesMap() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#e9e1ec', '#f0e8e6', '#f3ead9']} />
      <path d="M30 24H1250V696H30Z" fill="#fbf7f0" />
      <path d={PANELS} fill="#f6f0ea" stroke="#e3d9e0" strokeWidth="4" strokeLinejoin="round" />
      <g fill="none" strokeLinecap="round">
        <path d={TRAIL} stroke="#ece0ea" strokeWidth="66" />
        <path d={TRAIL} stroke="#d3c0d6" strokeWidth="5" strokeDasharray="1 18" />
      </g>
    </Stage>
  );
}
