import { Bush, Cloud, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { House, Puddle } from '../scenery/outdoors.tsx';
import { Stage } from '../scenery/stage.tsx';
import { TrailLine } from './trail-line.tsx';

/** Puddle AtMost from above. */
export function AcademyMap() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#cfe2e6', '#dfeade', '#d3e3c6']} />
      <Cloud x={240} y={80} scale={1.2} color="#f3f8f8" shade="#e0ecec" />
      <Cloud x={900} y={64} scale={1} color="#f3f8f8" shade="#e0ecec" />
      <path d="M0 170C240 110 440 160 640 146C880 120 1080 110 1280 150V720H0Z" fill="#d9e7cb" />
      <path d="M0 330C240 280 440 330 640 310C880 290 1080 280 1280 320V720H0Z" fill="#cfe0bf" />
      <path d="M0 510C240 460 440 510 640 490C880 470 1080 460 1280 500V720H0Z" fill="#c5d9b4" />
      <g opacity=".75">
        <House x={310} y={172} scale={0.8} wall="#f3e4d4" roof="#d9b3a3" door="#a9bcc6" />
        <House x={830} y={358} scale={0.82} wall="#ece6ee" roof="#bfb2c9" door="#dcc39c" />
        <House x={520} y={560} scale={0.82} wall="#e9eddf" roof="#d3b99c" door="#a9b8c6" />
        <House x={650} y={560} scale={0.82} wall="#f3ead2" roof="#b9c6d0" door="#c9a79c" />
        <House x={700} y={368} scale={0.8} wall="#f3e4d4" roof="#c3cfd0" door="#c9a79c" />
        <RoundTree x={110} y={170} scale={0.9} leaf="#b4cfae" light="#c6dcbd" />
        <RoundTree x={910} y={168} scale={0.8} leaf="#b4cfae" light="#c6dcbd" />
        <RoundTree x={720} y={180} scale={0.8} leaf="#aecaa6" light="#c1d8b7" />
        <RoundTree x={446} y={556} scale={0.82} leaf="#a8c69e" light="#bcd4b0" />
        <RoundTree x={1200} y={700} scale={1.2} leaf="#a8c69e" light="#bcd4b0" />
        <Bush x={766} y={362} scale={0.8} leaf="#b4cfae" light="#c6dcbd" />
        <Bush x={220} y={690} scale={1.2} leaf="#a8c69e" light="#bcd4b0" />
      </g>
      <Puddle x={630} y={340} width={70} water="#bfdbe2" light="#d3e7ea" />
      <Puddle x={930} y={690} width={110} water="#b9d8e0" light="#cfe5e9" />
      <Puddle x={500} y={700} width={60} water="#b9d8e0" light="#cfe5e9" />
      <TrailLine color="#f6ecd6" rim="#e3d6b8" />
    </Stage>
  );
}
