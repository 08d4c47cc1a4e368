import type { ReactNode } from 'react';
import { At, Picture } from '#ui/art/pencil/picture.tsx';
import { Glow, Wash } from '#ui/art/scenery.tsx';

/** A small picture of each activity for its card. */
export function ActivityIcon({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <Picture viewBox="0 0 240 150" className={className}>
      {ICONS[id]}
    </Picture>
  );
}

const TONES = ['#d39a78', '#cb8f6d', '#dba685'];

const back = (...colors: string[]): ReactNode => <Wash width={240} height={150} colors={colors} />;

const ICONS: Readonly<Record<string, ReactNode>> = {
  'square-breath': (
    <>
      {back('#36446f', '#8b84a8', '#e8b9a0')}
      <rect
        x="82"
        y="37"
        width="76"
        height="76"
        rx="14"
        fill="#fff"
        fillOpacity=".08"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="7"
      />
      <path
        d="M82 100V51Q82 37 96 37H120"
        stroke="#ffe6a8"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <Glow x={122} y={37} radius={24} color="#fff0b8" />
      <circle cx="122" cy="37" r="8" fill="#fff6d6" />
    </>
  ),
  'flower-and-candle': (
    <>
      {back('#f6dcc6', '#fbeedb')}
      <Glow x={166} y={54} radius={50} color="#ffe9b0" />
      <path d="M76 150V80" stroke="#5f9a56" strokeWidth="6" strokeLinecap="round" />
      <At x={76} y={66}>
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <ellipse
            key={turn}
            cy="-19"
            rx="12"
            ry="18"
            fill={turn % 120 === 0 ? '#ef9aa8' : '#f5b3b8'}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="12" fill="#fbe3a2" />
      </At>
      <rect x="152" y="84" width="28" height="70" rx="5" fill="#fdf6e6" />
      <path
        d="M166 80C152 78 152 62 160 52C163 47 165 42 166 36C169 44 180 56 178 68C177 76 172 80 166 80Z"
        fill="#f6a94a"
      />
      <path
        d="M166 78C159 76 159 66 163 60C165 57 166 54 166 51C168 56 173 62 172 70C171 76 169 78 166 78Z"
        fill="#fff0c2"
      />
    </>
  ),
  'snow-jar': (
    <>
      {back('#e9dcd0', '#d9c2a8')}
      <path d="M0 124H240V150H0Z" fill="#c09468" />
      <rect x="90" y="14" width="60" height="16" rx="6" fill="#c9845a" />
      <path
        d="M86 30H154C168 40 172 52 172 68V114C172 128 164 134 150 134H90C76 134 68 128 68 114V68C68 52 72 40 86 30Z"
        fill="#9db8d8"
      />
      <path
        d="M68 110C90 98 110 108 124 104C144 98 160 106 172 102V114C172 128 164 134 150 134H90C76 134 68 128 68 114Z"
        fill="#fff"
      />
      <path d="M106 112V92L120 80L134 92V112Z" fill="#d9785f" />
      <path
        d="M101 94L120 78L139 94"
        stroke="#fff"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[
        [84, 54],
        [100, 44],
        [118, 60],
        [140, 48],
        [154, 66],
        [92, 76],
        [146, 84],
      ].map(([x = 0, y = 0]) => (
        <circle key={x} cx={x} cy={y} r="3.4" fill="#fff" />
      ))}
    </>
  ),
  'five-things': (
    <>
      {back('#27335a', '#5d5f8e', '#c79a94')}
      <path d="M0 22Q120 62 240 22" stroke="#1c2441" strokeWidth="3" fill="none" />
      {[36, 78, 120, 162, 204].map((x, at) => (
        <At key={x} x={x} y={at === 2 ? 46 : at % 2 === 0 ? 34 : 42}>
          <Glow x={0} y={18} radius={at < 3 ? 30 : 1} color="#ffd98a" />
          <rect x="-12" y="0" width="24" height="32" rx="11" fill={at < 3 ? '#ffcf75' : '#6d7399'} />
          {at < 3 && <ellipse cy="18" rx="4" ry="7" fill="#fff8e2" />}
        </At>
      ))}
    </>
  ),
  'squeeze-and-melt': (
    <>
      {back('#d7ecee', '#fdf1dd')}
      <ellipse cx="120" cy="138" rx="56" ry="9" fill="#f7b7b0" />
      <path d="M94 86L120 138L146 86Z" fill="#dba15d" />
      <path
        d="M86 88C82 76 88 70 94 68C88 42 104 26 120 26C136 26 152 42 146 68C152 70 158 76 154 88C150 96 90 96 86 88Z"
        fill="#f7b7b0"
      />
      <path
        d="M92 90C92 106 95 112 99 112C103 112 104 104 104 92ZM130 92C130 106 133 116 137 116C141 116 142 106 142 90Z"
        fill="#f7b7b0"
      />
      <g stroke="#7a3f3a" strokeWidth="3.5" fill="none" strokeLinecap="round">
        <path d="M102 64Q107 69 112 64M128 64Q133 69 138 64M112 76Q120 84 128 76" />
      </g>
    </>
  ),
  'slow-drawing': (
    <>
      {back('#dfe7e2', '#cfd9d8')}
      <rect x="38" y="22" width="164" height="108" rx="10" fill="#fffdf6" />
      <path
        d="M54 86C72 34 92 34 110 78S150 122 168 66"
        stroke="#6fa3b8"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M168 66C172 56 178 52 186 52"
        stroke="#8f9fce"
        strokeWidth="8"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M182 56L206 24L216 31L193 62L181 66Z" fill="#f2b84f" />
      <path d="M182 56L193 62L181 66Z" fill="#5a4636" />
    </>
  ),
  'rain-room': (
    <>
      {back('#8a6656', '#7a5a4e')}
      <rect x="58" y="16" width="124" height="100" rx="6" fill="#6d7aa3" />
      <path d="M58 96C90 84 130 94 182 86V116H58Z" fill="#4c5775" />
      {[72, 90, 108, 132, 150, 168].map((x, at) => (
        <path
          key={x}
          d={`M${x} ${28 + ((at * 31) % 50)}v16`}
          stroke="#dfe9f5"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <path
        d="M56 14H184V118H56ZM120 14V118M56 66H184"
        stroke="#f0dcc0"
        strokeWidth="7"
        fill="none"
        strokeLinejoin="round"
      />
      <path d="M38 118H202V130H38Z" fill="#f0dcc0" />
      <path d="M132 118V100H158V108C158 115 153 118 147 118Z" fill="#e7ecef" />
    </>
  ),
  'push-the-wall': (
    <>
      {back('#cfe6ec', '#eef0dc')}
      <path d="M0 22H240V126H0Z" fill="#b77a58" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].map((at) => (
          <rect
            key={`${row} ${at}`}
            x={at * 60 - (row % 2) * 30 + 3}
            y={26 + row * 34}
            width="54"
            height="28"
            rx="6"
            fill={TONES[(row + at * 3) % 3]}
          />
        )),
      )}
      <path d="M0 122H240V150H0Z" fill="#a9c98a" />
      {[88, 152].map((x, at) => (
        <At key={x} x={x} y={92} flip={at === 0}>
          <g fill="#8d5a3f">
            <rect x="-16" y="-8" width="32" height="34" rx="14" />
            <rect x="-17" y="-28" width="8" height="30" rx="4" />
            <rect x="-7" y="-34" width="8" height="34" rx="4" />
            <rect x="3" y="-32" width="8" height="32" rx="4" />
            <rect x="12" y="-24" width="7" height="26" rx="3.5" />
            <rect x="-30" y="-4" width="22" height="9" rx="4.5" transform="rotate(30 -20 0)" />
          </g>
        </At>
      ))}
    </>
  ),
  'finger-hills': (
    <>
      {back('#f7c9a8', '#f9e3c4', '#dfe9c9')}
      <g stroke="#c98f65" strokeWidth="19" strokeLinecap="round">
        <path d="M112 122L74 82M116 108L102 44M126 104V30M136 108L152 42M142 120L176 68" />
      </g>
      <path d="M98 122C98 100 110 92 126 92S154 100 154 122V152H104Z" fill="#c98f65" />
      <Glow x={126} y={18} radius={26} color="#fff3b8" />
      <circle cx="126" cy="18" r="8" fill="#fffbe6" />
    </>
  ),
  'warm-hands': (
    <>
      {back('#efd9c8', '#f7ead9')}
      <Glow x={120} y={84} radius={74} color="#ffe19a" />
      {[100, 140].map((x, at) => (
        <At key={x} x={x} y={86} flip={at === 1}>
          <rect
            x="-20"
            y="-42"
            width="40"
            height="76"
            rx="18"
            fill="#dda377"
            stroke="#b97e54"
            strokeWidth="4"
          />
          <path d="M-7-40V-14M6-40V-14" stroke="#b97e54" strokeWidth="4" strokeLinecap="round" />
        </At>
      ))}
    </>
  ),
  'bumble-hum': (
    <>
      {back('#bfe0e6', '#e6f1dc', '#f6efc9')}
      <path d="M0 126C70 112 160 126 240 114V150H0Z" fill="#95bd7b" />
      <At x={124} y={78}>
        <g fill="#fdfdf6" fillOpacity=".9" stroke="#d8d2bd" strokeWidth="2">
          <ellipse cx="-10" cy="-32" rx="13" ry="24" transform="rotate(-26 -10 -32)" />
          <ellipse cx="14" cy="-32" rx="13" ry="24" transform="rotate(26 14 -32)" />
        </g>
        <ellipse rx="42" ry="32" fill="#f4bf4f" />
        <path d="M-10-31C-18-10-18 10-10 31H4C-4 10-4-10 4-31Z" fill="#5d4332" />
        <path d="M18-29C12-10 12 10 18 29L30 22C27 8 27-8 30-22Z" fill="#5d4332" />
        <g stroke="#5d4332" strokeWidth="3.5" fill="none" strokeLinecap="round">
          <path d="M-34-4Q-31-8-28-4M-22-4Q-19-8-16-4M-30 7Q-25 12-19 7" />
        </g>
      </At>
    </>
  ),
  'quiet-place': (
    <>
      {back('#4d5a86', '#9a8fb5', '#f0c3a4')}
      <path d="M20 150C40 84 80 50 120 50S200 84 220 150Z" fill="#86a873" />
      <Glow x={120} y={116} radius={54} color="#ffe2a0" />
      <path
        d="M100 150V112C100 98 108 90 120 90S140 98 140 112V150Z"
        fill="#fff0c4"
        stroke="#8a5f42"
        strokeWidth="6"
      />
      <path d="M140 150V106L164 98V150Z" fill="#b77a58" />
    </>
  ),
};
