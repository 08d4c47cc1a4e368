import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Shadow } from '#ui/art/scenery.tsx';
import { CanopySky, Leaves, Silo, SiloParts, Trunk } from '../scenery/canopy.tsx';
import { tufts } from '../scenery/outdoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

const SLEEPERS = times(17, (index) => {
  const x = 20 + index * 78;
  const y = 478 - index * 5;
  return path`M${x} ${y}l-14 26`;
}).join('');

/** The signal post: a green leaf and a red leaf. */
function SignalPost() {
  return (
    <At x={770} y={458}>
      <Shadow x={0} y={4} width={54} />
      <path d="M0 0V-270" stroke="#8a6244" strokeWidth="16" strokeLinecap="round" />
      <path d="M-60-236H60" stroke="#8a6244" strokeWidth="11" strokeLinecap="round" />
      <path d="M-10-210C-44-236-76-214-80-188C-52-176-22-184-10-210Z" fill="#79a95e" />
      <path d="M-16-206Q-44-204-72-190" fill="none" stroke="#a9cc8a" strokeWidth="4" />
      <path d="M-10-142C-44-168-76-146-80-120C-52-108-22-116-10-142Z" fill="#d0604f" />
      <path d="M-16-138Q-44-136-72-122" fill="none" stroke="#ee9a88" strokeWidth="4" />
    </At>
  );
}

export function CartLine() {
  return (
    <Stage>
      <SiloParts />
      <CanopySky sun={[480, 200]} />
      <path d="M760 470C860 330 980 250 1110 236C1190 230 1240 250 1280 280V480H740Z" fill="#c3d29c" />
      <path d="M1060 240l20-46l20 46Z" fill="#d9806c" opacity=".8" />
      <path d="M1080 194V160" stroke="#8a6244" strokeWidth="4" />
      <path d="M1082 160q20-8 36 2q-14 12-36 14Z" fill="#e3b35c" />
      <path d="M0 430C200 400 420 420 640 410C860 400 1080 380 1280 400V720H0Z" fill="#b3c891" />
      <Trunk x={250} width={90} bottom={560} />
      <Silo x={250} y={318} scale={1.25} wall="#f0cd9a" roof="#c4694f" light="#dd8a6c" />
      <path
        d="M850 400C900 340 960 300 1040 270"
        fill="none"
        stroke="#b98558"
        strokeWidth="12"
        strokeDasharray="14 6"
      />
      <Leaves y={52} />
      <path d="M-10 470C300 446 700 440 1290 380V470C800 500 300 510-10 540Z" fill="#a9784f" />
      <path d="M-10 470C300 446 700 440 1290 380V398C700 458 300 464-10 488Z" fill="#c4946a" />
      <path d={SLEEPERS} stroke="#8a5f42" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M-10 482C400 460 900 430 1290 394M-10 504C400 482 900 452 1290 416"
        fill="none"
        stroke="#8f8a86"
        strokeWidth="7"
      />
      <SignalPost />
      <path d="M0 536C300 512 900 500 1280 470V720H0Z" fill="#a9bf86" />
      <path d="M0 536C300 512 900 500 1280 470V486C900 516 300 528 0 552Z" fill="#bfd09c" />
      <path
        d={tufts([
          [260, 590],
          [460, 640],
          [700, 580],
          [900, 630],
          [1090, 570],
        ])}
        fill="none"
        stroke="#8fa96c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Bush x={70} y={548} scale={1.5} leaf="#7f9f66" light="#9dbb82" />
      <Bush x={1220} y={500} scale={1.5} leaf="#7f9f66" light="#9dbb82" />
    </Stage>
  );
}
