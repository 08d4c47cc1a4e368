import type { JSX } from 'react';
import { Figure } from './character.tsx';
import { At, Picture, type PictureProps } from './picture.tsx';
import { Spark } from './rig/marks.tsx';
import { Bush, Flower, Shadow } from './scenery.tsx';

export type SpotKind = 'empty' | 'lost' | 'locked' | 'mail' | 'done';

/** The pale island every small picture stands on, in light and dark alike. */
function Island() {
  return (
    <>
      <path
        d="M30 118C14 84 36 40 84 30C126 14 182 22 206 58C228 90 222 130 190 146C150 164 58 166 30 118Z"
        fill="#f6e8d2"
      />
      <path d="M22 146C70 132 170 132 218 146C224 158 180 168 120 168C60 168 16 158 22 146Z" fill="#dfe6c6" />
    </>
  );
}

function Empty() {
  return (
    <>
      <Shadow x={98} y={154} width={52} />
      <path d="M56 112L98 104L142 112L98 120Z" fill="#9a6f4a" />
      <path d="M56 112L98 120V158L60 148Z" fill="#d3a273" />
      <path d="M142 112L98 120V158L138 148Z" fill="#bd8a5c" />
      <path d="M56 112L36 98L80 90L98 104ZM142 112L162 100L116 92L98 104Z" fill="#e3bb8f" />
      <path d="M56 112L38 124L82 134L98 120ZM142 112L158 126L114 134L98 120Z" fill="#ecc9a0" />
      <path
        d="M98 84C104 66 122 66 126 56M118 76q8-2 10 6"
        fill="none"
        stroke="#c9b38f"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <Shadow x={184} y={154} width={26} />
      <At x={184} y={154} scale={0.42}>
        <Figure name="wren" feeling="happy" pose="stand" />
      </At>
    </>
  );
}

function Lost() {
  return (
    <>
      <path d="M156 156V62" stroke="#8a6248" strokeWidth="8" strokeLinecap="round" />
      <path d="M126 66H178L192 77L178 88H126Z" fill="#e3a655" />
      <path d="M186 96H136L122 107L136 118H186Z" fill="#5fa3a0" />
      <path
        d="M140 77H166M148 107H174"
        stroke="#fff6e4"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="8 8"
      />
      <Bush x={186} y={160} scale={0.5} />
      <Shadow x={86} y={156} width={34} />
      <At x={86} y={155} scale={0.48}>
        <Figure name="juno" feeling="worried" pose="hold" />
      </At>
      <path d="M62 116L78 110L94 116L110 110V132L94 138L78 132L62 138Z" fill="#fffaf0" />
      <path d="M78 110V132M94 116V138" stroke="#e0cfae" strokeWidth="2" />
      <path
        d="M67 130q6-10 12-6t12-2"
        fill="none"
        stroke="#df6f5c"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="4 4"
      />
      <circle cx="102" cy="119" r="3" fill="#df6f5c" />
    </>
  );
}

function Locked() {
  return (
    <>
      <path d="M96 156V66C96 40 116 28 138 28C160 28 180 40 180 66V156Z" fill="#b98a5e" />
      <path d="M104 156V68C104 46 120 36 138 36C156 36 172 46 172 68V156Z" fill="#3f8f8c" />
      <path d="M138 36V156M104 92H172" stroke="#2f7573" strokeWidth="3" />
      <path d="M122 98V90C122 68 154 68 154 90V98" fill="none" stroke="#e9e2d6" strokeWidth="7" />
      <rect x="114" y="96" width="48" height="38" rx="9" fill="#eeb65c" />
      <path
        d="M138 124C128 117 129 109 134 109C136 109 138 111 138 112C138 111 140 109 142 109C147 109 148 117 138 124Z"
        fill="#a8672a"
      />
      <Flower x={192} y={158} scale={1.1} />
      <Flower x={204} y={160} scale={0.9} color="#f4d06f" />
      <Shadow x={64} y={156} width={32} />
      <At x={64} y={155} scale={0.44}>
        <Figure name="sefa" feeling="calm" pose="rest" />
      </At>
    </>
  );
}

function Mail() {
  return (
    <>
      <path
        d="M40 70C60 48 84 74 104 58"
        fill="none"
        stroke="#c9b38f"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <g transform="rotate(-6 104 106)">
        <rect x="52" y="76" width="104" height="70" rx="9" fill="#fffaf0" />
        <path d="M54 142L94 108M154 142L114 108" stroke="#e6cfa8" strokeWidth="4" strokeLinecap="round" />
        <path d="M54 80L98 116Q104 120 110 116L154 80Q150 76 146 76H62Q58 76 54 80Z" fill="#ecc79b" />
        <circle cx="104" cy="112" r="13" fill="#df6f5c" />
        <path
          d="M104 119C95 113 96 106 100 106C102 106 104 108 104 109C104 108 106 106 108 106C112 106 113 113 104 119Z"
          fill="#fff1e2"
        />
      </g>
      <Shadow x={184} y={154} width={30} />
      <At x={184} y={154} scale={0.5} flip>
        <Figure name="wren" feeling="happy" pose="wave" />
      </At>
    </>
  );
}

function Done() {
  return (
    <>
      <circle cx="168" cy="84" r="36" fill="#7fae74" />
      <circle cx="168" cy="84" r="28" fill="none" stroke="#a9cc98" strokeWidth="3" />
      <path
        d="M153 85L164 96L184 73"
        fill="none"
        stroke="#fffaf0"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#eeb65c">
        <Spark x={214} y={56} size={8} />
        <Spark x={138} y={36} size={6} />
        <Spark x={208} y={122} size={6} />
      </g>
      <path
        d="M24 76q8 2 6 10M96 34l7-7M212 92l8-2M166 38q6-4 5-10"
        fill="none"
        stroke="#df6f5c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Shadow x={80} y={156} width={36} />
      <At x={80} y={155} scale={0.46}>
        <Figure name="oke" feeling="excited" pose="cheer" />
      </At>
    </>
  );
}

const SPOTS: Record<SpotKind, () => JSX.Element> = {
  empty: Empty,
  lost: Lost,
  locked: Locked,
  mail: Mail,
  done: Done,
};

/** A small picture for a state: nothing here yet, lost, not allowed, mail sent, done. */
export function Spot({ kind, ...frame }: { kind: SpotKind } & PictureProps) {
  const Scene = SPOTS[kind];
  return (
    <Picture viewBox="0 0 240 180" {...frame}>
      <Island />
      <Scene />
    </Picture>
  );
}
