import { Figure } from './character.tsx';
import { At, Picture, type PictureProps } from './pencil/picture.tsx';
import { Bush, Cloud, Flower, Glow, Lantern, RoundTree, Shadow, Wash } from './scenery.tsx';

/** The floating station, far away and still smiling. */
function FarStation() {
  return (
    <At x={178} y={116}>
      <path d="M-62-6H62C58 22 32 36 0 36C-32 36-58 22-62-6Z" fill="#f4e0c4" />
      <path d="M-62-6H62C61 2 58 9 54 14H-54C-58 9-61 2-62-6Z" fill="#dd8a72" />
      <path d="M-70-12H70L66-5H-66Z" fill="#b98d68" />
      <path d="M-46-12V-28H-14V-12Z" fill="#fbf0dc" />
      <path d="M-48-28C-48-44-38-50-30-50C-22-50-12-44-12-28Z" fill="#5fa3a0" />
      <path d="M30-12V-56M14-56H46" stroke="#8f7a68" strokeWidth="3" strokeLinecap="round" />
      <path d="M30-48C40-52 46-42 58-46V-34C46-30 40-40 30-36Z" fill="#eeb65c" />
      <path d="M-18 21Q0 31 18 21" fill="none" stroke="#b06a52" strokeWidth="4" strokeLinecap="round" />
      <circle cx="-17" cy="4" r="5" fill="#fbf0dc" />
      <circle cx="17" cy="4" r="5" fill="#fbf0dc" />
    </At>
  );
}

function Village() {
  return (
    <At x={330} y={404}>
      <g fill="#fbeed6">
        <path d="M-116 6V-26H-82V6ZM-70 2V-18H-44V2ZM96 4V-20H124V4Z" />
        <path d="M-24 2V-38H62V2Z" />
      </g>
      <path d="M-122-24L-99-48L-76-24Z" fill="#8fa9bd" />
      <path d="M-75-17L-57-34L-39-17Z" fill="#cf8d62" />
      <path d="M91-18L110-38L129-18Z" fill="#9b84ae" />
      <path d="M-30-36L19-58L68-36Z" fill="#d9836c" />
      <path d="M-14-32V0M2-32V0M36-32V0M52-32V0" stroke="#e3c8a0" strokeWidth="5" />
      <path d="M12 2V-16Q12-24 19-24T26-16V2Z" fill="#7a9c98" />
      <path d="M12-56C12-68 26-68 26-56Z" fill="#eeb65c" />
      <g fill="#ffe39a">
        <path d="M-104-14h9v10h-9ZM-62-10h8v8h-8ZM105-12h9v9h-9Z" />
      </g>
    </At>
  );
}

function Backdrop() {
  return (
    <>
      <Wash width={960} height={640} colors={['#9fcbdc', '#cfe4e2', '#fdebcf', '#fbd9b8']} />
      <Glow x={420} y={340} radius={330} color="#fff3cb" />
      <circle cx="420" cy="338" r="50" fill="#fff3cf" />
      <Cloud x={372} y={92} scale={1} color="#fbfcfa" shade="#e3edec" />
      <Cloud x={70} y={196} scale={0.8} color="#fffaf0" shade="#f3e8d8" />
      <Cloud x={560} y={196} scale={0.7} color="#fffaf0" shade="#f6e8d4" />
      <FarStation />
      <Cloud x={208} y={164} scale={0.56} color="#fffaf0" shade="#f3e8d8" />
      <path
        d="M0 366C110 316 200 356 300 348C420 336 520 372 640 344C760 318 860 340 960 326V640H0Z"
        fill="#cfdfb9"
      />
      <path
        d="M0 412C120 372 240 400 340 402C470 396 580 410 700 386C800 368 880 380 960 376V640H0Z"
        fill="#b3cf9f"
      />
      <RoundTree x={186} y={414} scale={0.5} leaf="#93b98a" light="#b2d0a2" />
      <RoundTree x={474} y={412} scale={0.56} leaf="#93b98a" light="#b2d0a2" />
      <RoundTree x={516} y={408} scale={0.4} leaf="#9dc192" light="#b9d5a8" />
      <RoundTree x={60} y={416} scale={0.66} leaf="#8bb383" light="#adcc9e" />
      <Village />
      <path d="M0 456C160 418 300 440 430 436C620 424 780 420 960 440V640H0Z" fill="#a3c58e" />
      <path
        d="M262 436C330 446 250 462 310 476C370 490 190 500 96 528L190 540C330 506 452 492 392 470C350 456 420 446 362 434Z"
        fill="#a9d5e0"
      />
      <path
        d="M286 440C340 448 276 460 330 474"
        fill="none"
        stroke="#e4f4f4"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

const LEAVES =
  'M520 226q10-16 26-8q-6 14-26 8ZM566 244q4-16 22-16q0 16-22 16ZM606 214q-2-16 14-22q6 14-14 22ZM668 246q10-14 24-6q-6 14-24 6ZM640 186q14-10 24 2q-12 10-24-2ZM726 214q-2-16 14-22q6 14-14 22ZM760 250q4-16 22-16q0 16-22 16ZM812 208q10-16 26-8q-6 14-26 8ZM862 246q-2-16 14-22q6 14-14 22ZM906 206q14-10 24 2q-12 10-24-2ZM944 240q-2-16 14-20q4 14-14 20ZM548 186q-2-14 12-18q4 12-12 18Z';

function Tree() {
  return (
    <>
      <path
        d="M690 536C724 498 728 420 718 340C690 300 640 292 590 286C646 272 690 276 722 298C722 260 716 230 700 200H792C784 260 792 300 800 320C836 284 880 272 940 266C896 288 846 306 812 350C808 430 818 498 868 540C830 530 806 532 782 544C760 530 726 532 690 536Z"
        fill="#91664a"
      />
      <path
        d="M764 540C776 470 768 380 774 300C782 260 780 230 776 200H792C784 260 792 300 800 320C836 284 880 272 940 266C896 288 846 306 812 350C808 430 818 498 868 540C830 530 806 532 782 544Z"
        fill="#6f4a36"
        opacity=".5"
      />
      <path
        d="M738 478C744 436 740 404 736 376M754 424C756 404 754 388 752 374M730 500C728 508 724 514 718 520"
        fill="none"
        stroke="#6f4a36"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M486 246C444 232 448 178 492 168C478 112 540 78 584 98C604 34 700 14 742 54C784 6 884 16 908 70C960 70 990 120 972 160C1004 210 960 270 908 262C884 296 828 294 808 268C776 298 716 296 694 270C660 300 600 296 584 264C550 286 496 282 486 246Z"
        fill="#5b8e66"
      />
      <path
        d="M474 208C464 190 472 174 492 168C478 112 540 78 584 98C604 34 700 14 742 54C784 6 884 16 908 70C956 70 984 112 974 150C966 196 922 206 898 184C878 216 822 214 806 188C780 222 718 220 700 190C676 222 618 220 602 192C572 216 532 212 522 190C504 196 488 206 474 208Z"
        fill="#72a46f"
      />
      <path
        d="M492 168C478 112 540 78 584 98C604 34 700 14 742 54C784 6 884 16 908 70C930 72 948 82 958 98C930 98 916 118 890 106C868 142 806 142 788 112C762 146 698 144 680 112C656 146 604 142 590 116C560 118 520 132 492 168Z"
        fill="#93be7c"
      />
      <path
        d="M506 140C508 108 548 90 584 98C604 34 700 14 742 54C716 54 700 62 690 78C662 66 632 74 622 96C584 92 540 104 506 140Z"
        fill="#bcd68f"
      />
      <path d="M760 66C786 36 850 34 884 62C850 54 818 62 808 80C794 68 776 64 760 66Z" fill="#b0cf88" />
      <path d={LEAVES} fill="#8dba7a" opacity=".75" />
    </>
  );
}

function Ground() {
  return (
    <>
      <path d="M0 540C180 494 400 500 560 496C720 490 860 500 960 520V640H0Z" fill="#8fb876" />
      <path
        d="M0 540C180 494 400 500 560 496C640 493 720 494 790 500C640 506 520 512 400 520C240 530 100 548 0 572Z"
        fill="#b4d092"
      />
      <path d="M0 604C220 580 520 600 700 596C820 592 900 600 960 606V640H0Z" fill="#7ba766" />
      <path
        d="M26 566q4-14 10-2q6-12 8 4M496 536q4-12 9-2q5-10 7 4M846 570q4-14 10-2q6-12 8 4"
        fill="none"
        stroke="#6d9a58"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d="M640 536Q740 518 860 540Q760 560 640 536Z" fill="#2f2430" opacity=".12" />
    </>
  );
}

function Picnic() {
  return (
    <>
      <path d="M190 594L262 556H476L540 598Q360 626 190 594Z" fill="#2f2430" opacity=".12" />
      <path d="M190 590L262 552H476L540 594Q360 620 190 590Z" fill="#e07f6a" />
      <path
        d="M238 565L498 568M214 578L520 582M310 552L262 602M370 552L352 608M430 552L448 606"
        stroke="#f6cdb6"
        strokeWidth="5"
        opacity=".8"
      />
    </>
  );
}

function Basket() {
  return (
    <At x={358} y={592}>
      <path d="M-20-20C-20-44 20-44 20-20" fill="none" stroke="#a9764a" strokeWidth="4" />
      <path d="M-26-22H26L20 4Q0 9-20 4Z" fill="#c9935c" />
      <path d="M-24-13H24M-22-4H22" stroke="#a9764a" strokeWidth="2.5" />
      <path d="M-24-22C-16-32-4-30 0-24C6-32 18-30 24-22Z" fill="#fdf4e2" />
      <circle cx="-36" cy="0" r="7" fill="#d9604f" />
      <path d="M-36-7q2-5 6-5" fill="none" stroke="#5f8f5f" strokeWidth="2.5" strokeLinecap="round" />
    </At>
  );
}

function Swing() {
  return (
    <>
      <Shadow x={902} y={548} width={40} opacity={0.12} />
      <path d="M872 282L866 504M936 268L938 504" stroke="#7b5a42" strokeWidth="4" />
      <path d="M852 502H952" stroke="#a9764a" strokeWidth="9" strokeLinecap="round" />
      <At x={902} y={504} scale={0.62} flip>
        <Figure name="oke" feeling="happy" pose="sit" />
      </At>
    </>
  );
}

function Comfort() {
  return (
    <>
      <Shadow x={612} y={566} width={112} />
      <At x={556} y={564} scale={0.8}>
        <Figure name="bao" feeling="calm" pose="comfort" />
      </At>
      <At x={650} y={567} scale={0.74}>
        <Figure name="nim" feeling="sad" pose="sit" />
      </At>
      <ellipse cx="684" cy="502" rx="11" ry="13" fill="#d9ae7d" transform="rotate(16 684 502)" />
    </>
  );
}

function Friends() {
  return (
    <>
      <At x={634} y={287} scale={0.42}>
        <Figure name="wren" feeling="happy" pose="wave" />
      </At>
      <Swing />
      <Comfort />
      <Picnic />
      <At x={288} y={586} scale={0.74}>
        <Figure name="amara" feeling="happy" pose="sit" />
      </At>
      <At x={428} y={588} scale={0.76}>
        <Figure name="noor" feeling="calm" pose="sit" />
      </At>
      <Basket />
      <Shadow x={118} y={600} width={56} />
      <At x={118} y={598} scale={0.82}>
        <Figure name="juno" feeling="happy" pose="wave" />
      </At>
      <Shadow x={786} y={610} width={56} />
      <At x={786} y={608} scale={0.76}>
        <Figure name="you" feeling="proud" pose="sit" />
      </At>
      <path d="M752 588L776 604L826 592L804 576Z" fill="#fffdf6" />
      <path
        d="M768 590L778 596L790 593L781 587ZM788 585L798 591L812 588L803 581Z"
        fill="none"
        stroke="#b8a4bd"
        strokeWidth="2"
      />
    </>
  );
}

/** The hero of the landing page: friends of several worlds under one tree. */
export function LandingScene(frame: PictureProps) {
  return (
    <Picture viewBox="0 0 960 640" {...frame}>
      <Backdrop />
      <Ground />
      <Tree />
      <Lantern x={530} y={268} cord={26} />
      <Lantern x={700} y={274} cord={20} scale={0.9} />
      <Lantern x={836} y={284} cord={30} />
      <Bush x={944} y={556} scale={1.1} leaf="#6f9f66" light="#93bd80" />
      <Glow x={420} y={356} radius={340} color="#ffe9b0" strength={0.4} />
      <Friends />
      <Bush x={14} y={640} scale={1.4} leaf="#6b9a5c" light="#8fb879" />
      <Bush x={944} y={644} scale={1.4} leaf="#6b9a5c" light="#8fb879" />
      <Flower x={58} y={616} scale={1.3} color="#f4d06f" />
      <Flower x={206} y={622} scale={1.4} />
      <Flower x={240} y={634} scale={1.2} color="#c9a4d6" />
      <Flower x={556} y={620} scale={1.4} color="#fbf3e4" />
      <Flower x={588} y={632} scale={1.2} color="#f4d06f" />
      <Flower x={690} y={624} scale={1.3} />
      <Flower x={880} y={606} scale={1.3} color="#c9a4d6" />
      <g fill="none" stroke="#6f8f9c" strokeWidth="3" strokeLinecap="round">
        <path d="M296 206q8-9 14 0q7-9 14 0M338 228q6-7 11 0q6-7 11 0" />
      </g>
    </Picture>
  );
}
