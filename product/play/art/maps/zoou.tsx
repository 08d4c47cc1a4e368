import { Glow, Wash } from '#ui/art/scenery.tsx';
import { TRAIL } from '../../rules/stage/trail.ts';
import { Silo, SiloParts } from '../scenery/canopy.tsx';
import { leafHem, Stage } from '../scenery/stage.tsx';
import { TrailLine } from './trail-line.tsx';

/** Canopy Town with its six guild houses, where the six stops and their names leave room. */
export function ZooMap() {
  return (
    <Stage>
      <SiloParts />
      <Wash width={1280} height={720} colors={['#f6d6b8', '#f9e6c8', '#e6e7c6']} />
      <Glow x={640} y={200} radius={420} color="#fff6dc" />
      <g fill="#e9cda8" opacity=".7">
        <path d="M140 0H180L200 720H120ZM410 0H440L452 720H398ZM640 0H676L694 720H622ZM900 0H932L944 720H888ZM1120 0H1160L1180 720H1100Z" />
      </g>
      <g fill="#d3dcae" opacity=".8">
        <path d="M0 640C200 600 420 640 640 626C880 612 1080 600 1280 636V720H0Z" />
      </g>
      <g opacity=".72">
        <Silo x={320} y={178} scale={0.6} wall="#f3e0c0" roof="#d9a592" light="#e6bfae" />
        <Silo x={930} y={160} scale={0.6} wall="#eeead0" roof="#b3c49c" light="#c6d3b3" />
        <Silo x={690} y={174} scale={0.56} wall="#f3e4c4" roof="#d3ba92" light="#e0ccac" />
        <Silo x={872} y={356} scale={0.5} wall="#ecdfd8" roof="#b8a8b5" light="#cabcc6" />
        <Silo x={720} y={366} scale={0.5} wall="#f0e6cc" roof="#d9bda0" light="#e6d0b8" />
        <Silo x={560} y={560} scale={0.5} wall="#e3e8e2" roof="#a9c0c8" light="#bfd0d6" />
      </g>
      <path d={leafHem(40, 26, 12, 2)} fill="#c3cf9f" />
      <path d={leafHem(14, 18, 10, 3)} fill="#b3c48e" />
      <TrailLine color="#f6e4c6" rim="#e0c49a" />
      <path d={TRAIL} fill="none" stroke="#ecd5ae" strokeWidth="62" strokeDasharray="3 41" />
    </Stage>
  );
}
