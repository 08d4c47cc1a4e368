import { Cloud, Glow, Wash } from '#ui/art/scenery.tsx';
import { TRAIL } from '../../rules/stage/trail.ts';
import { cloudBank, Stage } from '../scenery/stage.tsx';
import { Balloon } from '../scenery/station.tsx';

/** The sky around the station; the trail is a road of cloud. */
export function StationMap() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#b9d9e6', '#d3e6ea', '#f3ead9', '#f8e3d0']} />
      <Glow x={1080} y={120} radius={320} color="#fff5d2" strength={0.8} />
      <Cloud x={200} y={90} scale={1.4} color="#e6f0f3" shade="#d6e6ea" />
      <Cloud x={560} y={110} scale={1} color="#e6f0f3" shade="#d6e6ea" />
      <Cloud x={1010} y={320} scale={1.1} color="#eef2ee" shade="#dfeaea" />
      <Cloud x={360} y={310} scale={1.3} color="#eef2ee" shade="#dfeaea" />
      <Cloud x={640} y={500} scale={1.3} color="#f6efe6" shade="#ecdfd3" />
      <Cloud x={240} y={500} scale={1} color="#f6efe6" shade="#ecdfd3" />
      <path d={cloudBank(670, 22, 9, 2)} fill="#fbf1e6" />
      <g opacity=".65">
        <Balloon x={860} y={90} scale={0.8} color="#e9b5a8" stripe="#f6e6d6" />
        <Balloon x={690} y={320} scale={0.7} color="#a9c9dc" stripe="#e4f0f4" />
        <Balloon x={440} y={500} scale={0.7} color="#e6cf9c" stripe="#f8eed6" />
        <Balloon x={920} y={500} scale={0.8} color="#a3c9c3" stripe="#e0eee9" />
        <Balloon x={215} y={290} scale={0.6} color="#cdb6cc" stripe="#eee2ee" />
      </g>
      <g fill="none" strokeLinecap="round" stroke="#fffdf8">
        <path d={TRAIL} stroke="#dfe3e2" strokeWidth="88" strokeDasharray="1 58" transform="translate(0 7)" />
        <path d={TRAIL} strokeWidth="88" strokeDasharray="1 58" />
        <path d={TRAIL} strokeWidth="60" />
      </g>
    </Stage>
  );
}
