import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Lantern } from '#ui/art/scenery.tsx';
import { CanopySky, LanternLine, Leaves, RopeRail, Silo, SiloParts, Trunk } from '../scenery/canopy.tsx';
import { Stage, seams } from '../scenery/stage.tsx';

export function RiverFerry() {
  return (
    <Stage>
      <SiloParts />
      <CanopySky sun={[640, 200]} />
      <path d="M0 360C240 320 440 340 640 336C860 330 1080 326 1280 356V480H0Z" fill="#b9cc97" />
      <Silo x={430} y={346} scale={0.7} wall="#d9e2d8" roof="#5f8fa0" light="#86b0bd" />
      <Trunk x={900} width={40} color="#bb8a60" shade="#966a48" bottom={400} />
      <path d="M0 372C300 350 980 350 1280 372V600H0Z" fill="#a3cbc6" />
      <path d="M0 372C300 350 980 350 1280 372V386C980 364 300 364 0 386Z" fill="#88b5b0" />
      <path d="M406 344H454L470 384H390Z" fill="#9a6d4b" />
      <path
        d="M160 420Q220 410 280 420M330 470Q380 462 430 470M980 430Q1040 420 1100 430M860 400Q900 394 940 400M1060 490Q1110 482 1160 490"
        fill="none"
        stroke="#d6ebe4"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M0 0H150C140 160 150 280 220 380C240 410 270 440 310 460H220C170 430 130 400 110 360C100 420 60 450 0 470Z"
        fill="#9c7150"
      />
      <path
        d="M1280 0H1130C1140 160 1130 280 1060 380C1040 410 1010 440 970 460H1060C1110 430 1150 400 1170 360C1180 420 1220 450 1280 470Z"
        fill="#93684a"
      />
      <path
        d="M60 60C60 200 90 300 60 400M1220 60C1220 200 1190 300 1220 400"
        fill="none"
        stroke="#7c563a"
        strokeWidth="7"
        opacity=".4"
        strokeLinecap="round"
      />
      <Leaves y={56} />
      <LanternLine from={120} to={1160} y={96} sag={30} count={5} />
      <path d="M0 506H1280V720H0Z" fill="#c69a6c" />
      <path d="M0 506H1280V522H0Z" fill="#dcb486" />
      <path d={seams(522, 128, 1.6)} stroke="#a97d50" strokeWidth="2.5" opacity=".6" />
      <RopeRail posts={[40, 190, 340]} y={520} height={84} />
      <RopeRail posts={[1000, 1130, 1250]} y={520} height={84} />
      <At x={900} y={520}>
        <Glow x={0} y={-176} radius={90} color="#ffe6a8" strength={0.8} />
        <path d="M0 0V-196H-2" fill="none" stroke="#5d6a70" strokeWidth="10" strokeLinecap="round" />
        <path d="M-16 0H16" stroke="#5d6a70" strokeWidth="10" strokeLinecap="round" />
        <At x={0} y={-214}>
          <Lantern x={0} y={-8} scale={1.5} cord={0} />
        </At>
      </At>
    </Stage>
  );
}
