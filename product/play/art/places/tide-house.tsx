import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Lantern, Wash } from '#ui/art/scenery.tsx';
import { leafHem, Stage } from '../scenery/stage.tsx';

/** The pole in the pool that shows how high the water stands. */
function TidePole() {
  return (
    <At x={640} y={446}>
      <ellipse cy="0" rx="52" ry="10" fill="#cfe8ea" opacity=".8" />
      <path d="M-13 0V-244Q-13-258 0-258T13-244V0Z" fill="#fbf3e2" />
      <path d="M-13-40H13V-80H-13ZM-13-120H13V-160H-13ZM-13-200H13V-240H-13Z" fill="#d9705f" />
      <path d="M5 0V-257Q13-254 13-244V0Z" fill="#2f2430" opacity=".1" />
      <circle cy="-266" r="13" fill="#e3b35c" />
    </At>
  );
}

/** What has been put by: boxes and nets on planks, left of the pool. */
function Shelves() {
  return (
    <At x={474} y={478}>
      <path d="M-92-214h12V0h-12ZM80-214h12V0H80Z" fill="#7c563a" />
      <path d="M-100-206H100v11H-100ZM-100-132H100v11H-100ZM-100-56H100v11H-100Z" fill="#9c7150" />
      <path d="M-74-246h54v40h-54ZM18-172h58v40H18ZM-70-96h46v40h-46Z" fill="#d9b183" />
      <path d="M-74-230h54M18-156h58M-70-80h46" stroke="#b58a5b" strokeWidth="5" />
      <path d="M0-206q-2-34 26-36t30 36Z" fill="#7fa39b" />
      <path d="M6-214q24-24 44 0M14-228q16-12 30 0" fill="none" stroke="#5f857d" strokeWidth="3" />
      <path d="M-62-132v-34q0-10 16-10t16 10v34Z" fill="#d9705f" />
      <path d="M8-56v-30q0-8 14-8t14 8v30ZM46-56v-24q0-8 12-8t12 8v24Z" fill="#e3b35c" />
    </At>
  );
}

function Root({ flip = false }: { flip?: boolean }) {
  return (
    <At x={flip ? 1280 : 0} y={0} flip={flip}>
      <path
        d="M0 0H230C214 120 262 220 330 330C350 370 380 420 430 470H330C270 430 240 380 214 330C216 400 190 440 150 486H0Z"
        fill="#9c7150"
      />
      <path
        d="M230 0C214 120 262 220 330 330C350 370 380 420 430 470H390C330 410 300 350 270 300C220 220 190 120 196 0Z"
        fill="#7c563a"
        opacity=".5"
      />
      <path
        d="M60 40C70 180 110 300 70 440M130 20C130 140 170 240 150 340"
        fill="none"
        stroke="#7c563a"
        strokeWidth="6"
        opacity=".4"
        strokeLinecap="round"
      />
    </At>
  );
}

export function TideHouse() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#b9d6da', '#dcebe2', '#f6ecd2']} />
      <Glow x={640} y={230} radius={330} color="#fff7dc" strength={0.8} />
      <path d="M0 330C300 300 980 300 1280 330V480H0Z" fill="#b7cfa6" />
      <path d="M420 324q-8-40 20-60q24 24 14 62ZM860 322q-6-34 16-50q20 20 12 52Z" fill="#93b58c" />
      <path d="M0 346C300 326 980 326 1280 346V560H0Z" fill="#9ccdd4" />
      <path d="M0 346C300 326 980 326 1280 346V362C980 342 300 342 0 362Z" fill="#83b8c2" />
      <path
        d="M420 384Q470 376 520 384M740 372Q790 364 840 372M560 412Q600 405 640 412M770 424Q820 416 870 424M400 440Q450 432 500 440"
        fill="none"
        stroke="#d6eef0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <At x={796} y={404}>
        <path d="M-34-6Q0 12 34-6Q20 14 0 14T-34-6Z" fill="#8fae5e" />
        <path d="M0 2V-34" stroke="#8a6244" strokeWidth="3" />
        <path d="M2-34Q24-22 2-10Z" fill="#f3ead2" />
      </At>
      <TidePole />
      <Shelves />
      <path d="M100 106Q640 40 1180 106V130Q640 66 100 130Z" fill="#8a6244" />
      <Root />
      <Root flip />
      <Lantern x={430} y={88} scale={1.4} cord={66} />
      <Lantern x={540} y={80} scale={1.4} cord={66} />
      <Lantern x={880} y={90} scale={1.4} cord={66} />
      <path d="M760 80v116" stroke="#6f4c38" strokeWidth="4" />
      <path
        d="M760 196v38q0 24 20 24t20-22"
        fill="none"
        stroke="#5b4a52"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M738 188h44v26h-44Z" fill="#fbf3e2" />
      <path d={leafHem(30, 26, 10, 3)} fill="#7d9d6a" />
      <path d="M0 484C200 470 380 464 440 466H840C900 464 1080 470 1280 484V720H0Z" fill="#c9c1b0" />
      <path
        d="M0 484C200 470 380 464 440 466H840C900 464 1080 470 1280 484V500C1080 486 900 480 840 482H440C380 480 200 486 0 500Z"
        fill="#ddd6c6"
      />
      <path
        d="M0 560C300 540 980 540 1280 560M0 644C300 622 980 622 1280 644M300 482L270 546M520 482L508 542M760 482L772 542M980 484L1010 546M160 552L110 634M420 546L396 628M640 544V624M870 546L892 628M1120 552L1170 634"
        fill="none"
        stroke="#b8af9c"
        strokeWidth="3"
      />
      <path d="M800 490v-16q0-12 12-12h40q12 0 12 12v16q-32 6-64 0Z" fill="#e9b79c" />
      <path d="M818 474v.1M836 480v.1M850 471v.1" stroke="#cf9478" strokeWidth="7" strokeLinecap="round" />
      <path d="M930 470H1090L1110 500H914Z" fill="#ded8ca" />
      <path d="M914 500H1110V524H914Z" fill="#bcb3a1" />
    </Stage>
  );
}
