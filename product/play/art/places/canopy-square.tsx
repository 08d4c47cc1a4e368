import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Shadow } from '#ui/art/scenery.tsx';
import {
  Boardwalk,
  CanopySky,
  LanternLine,
  Leaves,
  RopeRail,
  Silo,
  SiloParts,
  Trunk,
} from '../scenery/canopy.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';

/** The bun stall, with steam over its tray. */
function Stall() {
  return (
    <At x={600} y={478}>
      <Shadow x={0} y={4} width={170} />
      <path d="M-140 0V-190M140 0V-190" stroke="#8a6244" strokeWidth="12" />
      <path d="M-150-86H150V0H-150Z" fill="#c69365" />
      <path d="M-110-70V-8M-60-70V-8M-10-70V-8M40-70V-8M90-70V-8" stroke="#a9764a" strokeWidth="3" />
      <path d="M-162-98H162V-82H-162Z" fill="#e0b98a" />
      <path d="M-96-98L-88-112H72L80-98Z" fill="#a9b6b8" />
      <path d="M-84-110q12-26 26 0q12-26 26 0q12-26 26 0q12-26 26 0q12-26 26 0q12-26 24 0Z" fill="#cf8f62" />
      <path
        d="M-40-136q-8-10 2-18t-2-18M0-136q-8-10 2-18t-2-18M40-136q-8-10 2-18t-2-18"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M-176-184L-140-236H140L176-184Z" fill="#d9806c" />
      <path
        d="M-117-184L-93-236H-47L-59-184ZM0-184V-236H47L59-184ZM117-184L93-236H140L176-184Z"
        fill="#f8e6cc"
      />
      <path d="M-176-184q29 26 59 0q29 26 58 0q29 26 59 0q29 26 59 0q29 26 58 0q29 26 59 0Z" fill="#d9806c" />
      <path d="M-117-184q29 26 58 0ZM0-184q29 26 59 0ZM117-184q29 26 59 0Z" fill="#f8e6cc" />
      <path d="M106-98v-24h18v24ZM130-98v-18h14v18Z" fill="#f3e2c4" />
    </At>
  );
}

export function CanopySquare() {
  return (
    <Stage>
      <SiloParts />
      <CanopySky sun={[640, 190]} />
      <path d="M0 420C240 376 440 400 640 394C860 384 1080 380 1280 416V720H0Z" fill="#b9cc97" />
      <Trunk x={170} width={100} bottom={540} />
      <Trunk x={430} width={56} color="#bb8a60" shade="#966a48" bottom={500} />
      <Trunk x={860} width={60} color="#bb8a60" shade="#966a48" bottom={500} />
      <Trunk x={1110} width={106} color="#a9764f" shade="#835739" bottom={540} />
      <path
        d="M-10 250Q80 300 100 330M240 330Q330 360 390 290M900 284Q980 350 1040 330M1180 330Q1240 290 1290 260"
        fill="none"
        stroke="#b98558"
        strokeWidth="9"
        strokeDasharray="12 3"
      />
      <Silo x={170} y={334} scale={1.3} wall="#f0cd9a" roof="#c4694f" light="#dd8a6c" />
      <Silo x={430} y={292} scale={0.92} wall="#e4dfb4" roof="#7f9f5c" light="#a0bd7c" />
      <Silo x={860} y={286} scale={0.92} wall="#f3dcae" roof="#c0945c" light="#d9b380" />
      <Silo x={1110} y={332} scale={1.3} wall="#e6cfc4" roof="#866a80" light="#a98aa3" />
      <Leaves y={56} />
      <LanternLine from={-20} to={640} y={104} sag={34} count={4} />
      <LanternLine from={640} to={1300} y={104} sag={34} count={4} />
      <Boardwalk y={466} />
      <RopeRail posts={[20, 150, 300, 450]} y={476} />
      <RopeRail posts={[930, 1080, 1200, 1290]} y={476} />
      <Stall />
      <Bush x={30} y={510} scale={1.3} leaf="#7f9f66" light="#9dbb82" />
      <Bush x={1256} y={512} scale={1.3} leaf="#7f9f66" light="#9dbb82" />
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
