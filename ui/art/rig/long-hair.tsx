import { Mirrored } from '../pencil/picture.tsx';
import type { Hair } from './hair-style.ts';

export const hijab: Hair = {
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

export const bob: Hair = {
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

export const ponytail: Hair = {
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

export const puffs: Hair = {
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

export const braids: Hair = {
  Behind: ({ look }) => (
    <>
      <ellipse cy="-8" rx="48" ry="46" fill={look.hairColor} />
      <Mirrored>
        <g fill={look.hairColor}>
          <ellipse cx="51" cy="18" rx="9.5" ry="10" />
          <ellipse cx="54" cy="33" rx="9" ry="10" />
          <ellipse cx="56" cy="48" rx="8.5" ry="10" />
          <path d="M50 60H63L60 74Q56 78 53 74Z" />
        </g>
        <path
          d="M46 22l9 4M49 37l9 4M52 51l7 3"
          stroke={look.hairLight}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <rect x="49" y="56" width="15" height="6" rx="3" fill={look.trim} />
      </Mirrored>
    </>
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M0-54C34-54 52-30 47 8C44-8 40-18 32-23C20-25 8-29 0-36C-8-29-20-25-32-23C-40-18-44-8-47 8C-52-30-34-54 0-54Z"
        fill={look.hairColor}
      />
      <path
        d="M-30-36C-22-44-12-47-4-46M30-36C22-44 12-47 4-46"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};

export const bun: Hair = {
  Behind: ({ look }) => (
    <>
      <circle cy="-58" r="20" fill={look.hairColor} />
      <path
        d="M-9-66C-3-72 7-72 12-64"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <ellipse cy="-6" rx="47" ry="46" fill={look.hairColor} />
    </>
  ),
  Front: ({ look }) => (
    <>
      <path
        d="M-46 8C-54-30-36-54 2-54C36-54 53-30 46 8C44-8 39-19 31-25C14-24-8-27-20-36C-30-27-42-14-46 8Z"
        fill={look.hairColor}
      />
      <path
        d="M-6-46C10-49 26-43 34-32"
        fill="none"
        stroke={look.hairLight}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
};
