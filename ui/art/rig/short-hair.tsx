import { type Hair, nothing } from './hair-style.ts';

export const tousled: Hair = {
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

export const quiff: Hair = {
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

export const swoop: Hair = {
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

export const curls: Hair = {
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

const TWISTS: readonly (readonly [number, number, number])[] = [
  [-40, -22, -62],
  [-34, -38, -42],
  [-20, -50, -22],
  [0, -54, 0],
  [20, -50, 22],
  [34, -38, 42],
  [40, -22, 62],
  [-14, -38, -14],
  [14, -38, 14],
];

/** Short twists that stand up from the head. */
export const twists: Hair = {
  Behind: nothing,
  Front: ({ look }) => (
    <>
      <path
        d="M-45 2C-50-30-32-52 0-52C32-52 50-30 45 2C42-12 36-24 24-28C8-31-8-31-24-28C-36-24-42-12-45 2Z"
        fill={look.hairColor}
      />
      {TWISTS.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-6.5" y="-14" width="13" height="24" rx="6.5" fill={look.hairColor} />
          <path d="M-3-8l6 4M-3-1l6 4" stroke={look.hairLight} strokeWidth="2.4" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
};

/** Cut close, and a little thinner at the temples. */
export const short: Hair = {
  Behind: nothing,
  Front: ({ look }) => (
    <>
      <path
        d="M-45 2C-50-32-32-53 0-53C32-53 50-32 45 2C43-8 41-15 37-20C34-30 22-34 0-34C-22-34-34-30-37-20C-41-15-43-8-45 2Z"
        fill={look.hairColor}
      />
      <path
        d="M-24-43C-12-48 12-48 24-43"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};
