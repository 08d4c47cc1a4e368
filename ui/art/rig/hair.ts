import type { JSX } from 'react';
import { Mirrored } from '../picture.tsx';
import type { HairStyle, HumanLook } from './looks.ts';

type HairProps = { look: HumanLook };

type Hair = { Behind: (props: HairProps) => JSX.Element | null; Front: (props: HairProps) => JSX.Element };

function nothing(): null {
  return null;
}

const hijab: Hair = {
  Behind: ({ look }) => (
    <path
      d="M0-57C38-57 54-30 52 6C51 28 46 40 48 56C36 70-36 70-48 56C-46 40-51 28-52 6C-54-30-38-57 0-57Z"
      fill={look.hairColor}
    />
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M0-57C38-57 54-30 51 8C50 30 44 44 46 58C34 74-30 74-46 58C-44 44-50 30-51 8C-54-30-38-57 0-57ZM0-35C-24-35-38-20-38 5C-38 29-22 47 0 47C22 47 38 29 38 5C38-20 24-35 0-35Z"
        fill={look.hairColor}
        fillRule="evenodd"
      />
      <g fill="none" stroke={look.hairLight} strokeWidth="4" strokeLinecap="round">
        <path d="M-28-40C-16-50 16-50 28-40" />
        <path d="M44 30C34 50 12 60-14 60M-30 54C-20 62-8 66 4 66" />
      </g>
    </>
  ),
};

const tousled: Hair = {
  Behind: nothing,
  Front: ({ look }) => (
    <>
      <path
        d="M-44 0C-52-20-48-44-32-50C-34-58-22-62-14-56C-8-66 8-64 12-57C22-64 36-58 36-48C50-44 52-20 44 0C42-12 40-20 34-27C26-23 18-25 14-31C8-24-4-24-10-31C-16-24-26-22-34-26C-39-18-42-10-44 0Z"
        fill={look.hairColor}
      />
      <path
        d="M-28-40C-20-50-6-52 2-48"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

const bob: Hair = {
  Behind: ({ look }) => (
    <path
      d="M0-56C38-56 54-32 54 0C54 22 54 36 48 46C34 54-34 54-48 46C-54 36-54 22-54 0C-54-32-38-56 0-56Z"
      fill={look.hairColor}
    />
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M0-56C36-56 54-32 52 4C52 20 50 32 46 42C39 34 41 8 37-19C24-24-24-24-37-19C-41 8-39 34-46 42C-50 32-52 20-52 4C-54-32-36-56 0-56Z"
        fill={look.hairColor}
      />
      <path
        d="M-32-34C-18-46 16-48 30-36"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

const ponytail: Hair = {
  Behind: ({ look }) => (
    <>
      <path
        d="M-30-40C-62-48-80-20-72 10C-66 32-74 44-66 56C-48 52-44 30-46 10C-47-8-40-18-30-22Z"
        fill={look.hairColor}
      />
      <path
        d="M-58-22C-66-8-62 16-60 30"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <ellipse cy="-8" rx="47" ry="46" fill={look.hairColor} />
    </>
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M46 6C54-32 34-56-2-56C-36-56-52-32-46 6C-44-12-36-26-20-34C-4-28 22-28 35-22C42-14 44-4 46 6Z"
        fill={look.hairColor}
      />
      <path
        d="M26-38C12-48-8-50-22-44"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="-42" cy="-34" r="6" fill={look.trim} />
    </>
  ),
};

const quiff: Hair = {
  Behind: nothing,
  Front: ({ look }) => (
    <>
      <path
        d="M-44-2C-50-24-44-42-34-46C-30-62-2-68 18-62C36-58 46-44 46-26C48-16 46-8 44-2C40-12 38-20 32-26C16-22-14-24-30-34C-36-24-42-14-44-2Z"
        fill={look.hairColor}
      />
      <path
        d="M-18-48C-4-56 16-54 28-44M-8-40C6-46 20-44 30-36"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

const puffs: Hair = {
  Behind: ({ look }) => (
    <>
      <Mirrored>
        <g fill={look.hairColor}>
          <circle cx="48" cy="-46" r="23" />
          <circle cx="64" cy="-36" r="14" />
          <circle cx="60" cy="-56" r="13" />
          <circle cx="44" cy="-64" r="12" />
        </g>
        <path
          d="M48-58q8-4 14 4M54-40q6-2 10 3"
          fill="none"
          stroke={look.hairLight}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Mirrored>
    </>
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M-44-2C-48-34-30-52 0-52C30-52 48-34 44-2C40-18 30-30 0-32C-30-30-40-18-44-2Z"
        fill={look.hairColor}
      />
      <path d="M0-52V-33" stroke={look.skin} strokeWidth="2.4" />
      <Mirrored>
        <path d="M30-48L42-34" stroke={look.cloth} strokeWidth="7" strokeLinecap="round" />
      </Mirrored>
    </>
  ),
};

const swoop: Hair = {
  Behind: nothing,
  Front: ({ look }) => (
    <>
      <path
        d="M-44 2C-52-22-46-48-22-56C6-64 40-56 47-30C49-16 47-6 44 2C42-12 40-20 36-25C24-22 6-24-8-35C-14-27-28-23-38-20C-42-12-43-6-44 2Z"
        fill={look.hairColor}
      />
      <path
        d="M-6-46C10-52 28-46 36-34"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

const CURLS: readonly (readonly [number, number, number])[] = [
  [-44, -12, 13],
  [-42, -32, 15],
  [-28, -48, 16],
  [-8, -56, 16],
  [13, -55, 16],
  [32, -46, 16],
  [44, -29, 14],
  [45, -10, 12],
  [-22, -40, 13],
  [0, -44, 14],
  [22, -40, 13],
];

const curls: Hair = {
  Behind: ({ look }) => <ellipse cy="-14" rx="50" ry="44" fill={look.hairColor} />,
  Front: ({ look }) => (
    <>
      <g fill={look.hairColor}>
        {CURLS.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} />
        ))}
      </g>
      <path
        d="M-30-50q8-7 16 0M-2-58q9-6 16 2M-36-30q4-9 13-7M20-46q8-6 15 2"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  ),
};

export const HAIR: Record<HairStyle, Hair> = { hijab, tousled, bob, ponytail, quiff, puffs, swoop, curls };
