import { At } from '#ui/art/pencil/picture.tsx';
import { Cloud, Glow, RoundTree, Shadow, Wash } from '#ui/art/scenery.tsx';
import { Column, courses } from '../scenery/hall.tsx';
import { Stage } from '../scenery/stage.tsx';

/** The stop of the bus across the street. */
function BusStop() {
  return (
    <At x={1130} y={512}>
      <Shadow x={-20} y={2} width={130} opacity={0.12} />
      <path d="M-120 0V-170M60 0V-170" stroke="#7f9397" strokeWidth="9" />
      <path d="M-112-164H52V-50H-112Z" fill="#d6e8ea" opacity=".7" />
      <path d="M-140-184Q-30-206 80-184V-168H-140Z" fill="#4f8f8a" />
      <path d="M-96-44H36V-32H-96Z" fill="#b98558" />
      <path d="M-84-32V0M24-32V0" stroke="#7f9397" strokeWidth="7" />
      <path d="M118 0V-190" stroke="#7f9397" strokeWidth="8" strokeLinecap="round" />
      <circle cx="118" cy="-196" r="28" fill="#e0ac4c" />
      <rect x="102" y="-211" width="32" height="22" rx="5" fill="#fffaf0" />
      <path d="M106-203H130" stroke="#e0ac4c" strokeWidth="4" />
      <circle cx="110" cy="-187" r="4" fill="#fffaf0" />
      <circle cx="126" cy="-187" r="4" fill="#fffaf0" />
    </At>
  );
}

function LampPost({ x }: { x: number }) {
  return (
    <At x={x} y={506}>
      <Glow x={0} y={-228} radius={70} color="#fff0c4" strength={0.8} />
      <path d="M0 0V-206" stroke="#6f7d7f" strokeWidth="9" />
      <path d="M-16 0H16L8-16H-8Z" fill="#6f7d7f" />
      <path d="M-16-206H16L22-246H-22Z" fill="#fff0c4" />
      <path d="M-26-246H26L0-268Z" fill="#6f7d7f" />
    </At>
  );
}

export function Steps() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#a9cddb', '#d9e6e0', '#fbecd0']} />
      <Cloud x={130} y={120} scale={1.3} color="#fbfcfa" shade="#e3edec" />
      <Cloud x={1140} y={110} scale={1.2} color="#fbfcfa" shade="#e6ece6" />
      <path d="M0 430V350H90V310H190V360H240V430ZM1040 430V330H1130V370H1210V320H1280V430Z" fill="#d8cfc0" />
      <RoundTree x={210} y={450} scale={2} leaf="#93b98a" light="#b2d0a2" />
      <RoundTree x={1010} y={450} scale={1.7} leaf="#93b98a" light="#b2d0a2" />
      <path d="M290 430V196H990V430Z" fill="#e9d2aa" />
      <path
        d={courses({ x: 290, y: 196, width: 700, rows: 5, height: 47, block: 100 })}
        fill="none"
        stroke="#dcc092"
        strokeWidth="2.5"
      />
      <path d="M262 196L640 62L1018 196Z" fill="#e6cfa8" />
      <path d="M330 184L640 82L950 184Z" fill="#f4e5c8" />
      <path
        d="M640 172C604 148 600 114 620 110C632 108 638 116 640 122C642 116 648 108 660 110C680 114 676 148 640 172Z"
        fill="#d9806c"
        opacity=".8"
      />
      <path d="M254 190H1026V212H254Z" fill="#dcbf94" />
      <path d="M556 430V290Q556 236 640 236T724 290V430Z" fill="#c39a6c" />
      <path d="M568 430V292Q568 248 640 248T712 292V430Z" fill="#4f8580" />
      <path d="M640 250V430" stroke="#3c6b67" strokeWidth="5" />
      <circle cx="626" cy="350" r="6" fill="#e3bd6c" />
      <circle cx="654" cy="350" r="6" fill="#e3bd6c" />
      <path d="M662 286H702V344H662Z" fill="#fbf0da" />
      <path d="M668 292H696V316H668Z" fill="#e3b35c" />
      <path d="M668 324H696M668 332H688" stroke="#c9b594" strokeWidth="3" />
      <Column x={356} y={430} height={222} width={58} />
      <Column x={484} y={430} height={222} width={58} />
      <Column x={796} y={430} height={222} width={58} />
      <Column x={924} y={430} height={222} width={58} />
      <path d="M0 430H1280V520H0Z" fill="#d3c8b2" />
      <path
        d="M280 428H1000V446H280ZM256 446H1024V466H256ZM232 466H1048V486H232ZM208 486H1072V508H208Z"
        fill="#eedcbd"
      />
      <path
        d="M280 440H1000V446H280ZM256 460H1024V466H256ZM232 480H1048V486H232ZM208 502H1072V508H208Z"
        fill="#cdb48c"
      />
      <path d="M0 508H1280V720H0Z" fill="#ddd0b8" />
      <path d="M0 508H1280V518H0Z" fill="#2f2430" opacity=".07" />
      <path
        d="M0 580H1280M0 660H1280M180 508L130 580M400 508L374 580M640 508V580M880 508L906 580M1100 508L1150 580M260 580L216 660M520 580L506 660M760 580L774 660M1020 580L1064 660"
        stroke="#cdbfa4"
        strokeWidth="3"
      />
      <LampPost x={150} />
      <BusStop />
    </Stage>
  );
}
