import type { ReactNode } from 'react';
import { Picture } from '#ui/art/pencil/picture.tsx';
import { ROOM_SIZES, type RoomSize } from '../../rules/mine/room.ts';

/** From which size on each piece stands there. */
function From({ size, at, children }: { size: RoomSize; at: RoomSize; children: ReactNode }) {
  return ROOM_SIZES.indexOf(size) >= ROOM_SIZES.indexOf(at) ? children : null;
}

/** The room without its things: wall, shelf and floor, and more comfort the more stories were played. */
export function RoomDrawing({ size, className }: { size: RoomSize; className?: string | undefined }) {
  return (
    <Picture viewBox="0 0 960 540" className={className}>
      <rect width="960" height="540" fill="#f3e2c8" />
      <path d="M0 0H960V54H0Z" fill="#ead3b2" />
      <rect y="392" width="960" height="148" fill="#c99a6b" />
      <path d="M0 392H960V404H0Z" fill="#fff6e6" />
      <g stroke="#b98858" strokeWidth="3" opacity=".6">
        <path d="M0 440H960M0 490H960M140 404V440M420 404V440M720 404V440M260 440V490M580 440V490M860 440V490M120 490V540M460 490V540M760 490V540" />
      </g>
      <g>
        <rect x="58" y="92" width="176" height="206" rx="14" fill="#fff6e6" />
        <rect x="72" y="106" width="148" height="178" rx="8" fill="#a9d3e8" />
        <path d="M72 250Q104 214 146 240T220 232V276Q220 284 212 284H80Q72 284 72 276Z" fill="#8fbb78" />
        <circle cx="182" cy="142" r="20" fill="#fbe3a2" />
        <path d="M146 106V284M72 192H220" stroke="#fff6e6" strokeWidth="8" />
        <rect x="48" y="296" width="196" height="14" rx="7" fill="#dcb98b" />
      </g>
      <g>
        <rect x="284" y="278" width="560" height="18" rx="9" fill="#b9824f" />
        <path d="M330 296v22M798 296v22" stroke="#9d6c3e" strokeWidth="12" strokeLinecap="round" />
      </g>
      <From size={size} at="large">
        <ellipse cx="540" cy="470" rx="310" ry="48" fill="#d9705f" />
        <ellipse
          cx="540"
          cy="470"
          rx="270"
          ry="38"
          fill="none"
          stroke="#f7d9b5"
          strokeWidth="8"
          strokeDasharray="26 18"
        />
      </From>
      <From size={size} at="larger">
        <path d="M880 116V74" stroke="#8a6a4a" strokeWidth="6" />
        <path d="M846 152Q848 114 880 114T914 152Z" fill="#f0b04f" />
        <path d="M850 154H910L934 214H826Z" fill="#fff1c4" opacity=".55" />
        <g>
          <path d="M34 392V372Q34 364 42 364H92Q100 364 100 372V392Z" fill="#b45a6b" />
          <path
            d="M66 364C66 330 40 322 28 300C52 302 66 316 68 340C70 312 86 292 110 288C108 316 90 330 72 364Z"
            fill="#6f9a5e"
          />
        </g>
      </From>
      <From size={size} at="largest">
        <path d="M250 40Q420 96 590 40T930 40" fill="none" stroke="#a77a54" strokeWidth="4" />
        {[
          [300, 60, '#d9655a'],
          [372, 70, '#f0b04f'],
          [446, 66, '#4fa39a'],
          [520, 52, '#83609c'],
          [640, 54, '#5c8fc4'],
          [712, 66, '#d9655a'],
          [786, 68, '#f0b04f'],
          [858, 56, '#6f9a5e'],
        ].map(([x, y, color]) => (
          <path key={x} d={`M${x} ${y}l34 2l-18 36Z`} fill={String(color)} />
        ))}
        <path d="M862 470Q858 410 906 410T944 470V512H862Z" fill="#5c8fc4" />
        <path d="M852 470Q870 456 884 478H930Q944 456 958 470V520H852Z" fill="#4776a8" />
      </From>
    </Picture>
  );
}
