import { Mirrored } from '../pencil/picture.tsx';
import { BODY_PLANS, standardFace } from '../rig/animal-plans.ts';
import type { HeadProps } from '../rig/furry-heads.tsx';
import { earTurn } from '../rig/furry-heads.tsx';
import type { Species } from '../rig/looks.ts';

function GoatHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <path d="M10-46C8-72 20-96 46-104C40-86 40-62 34-42Z" fill={look.inner} />
        <path
          d="M17-66C22-63 28-62 35-63M22-81C27-79 32-79 38-80"
          fill="none"
          stroke={look.nose}
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".35"
        />
        <g transform={earTurn(expression, 20, 44, -22)}>
          <path d="M38-34C56-46 84-42 94-20C80-4 56-4 42-12Z" fill={look.fur} />
          <path d="M52-28C64-34 78-30 85-20C76-12 62-11 52-16Z" fill={look.muzzle} />
        </g>
      </Mirrored>
      <path d="M-13 54C-14 72-8 86 4 92C6 80 14 70 13 54Z" fill={look.inner} />
      <path
        d="M0-56C32-56 53-38 54-10C55 12 45 26 40 40C34 56 18 64 0 64C-18 64-34 56-40 40C-45 26-55 12-54-10C-53-38-32-56 0-56Z"
        fill={look.fur}
      />
      <path
        d="M0 10C22 8 38 22 37 38C36 54 20 64 0 64C-20 64-36 54-37 38C-38 22-22 8 0 10Z"
        fill={look.muzzle}
      />
      <path d="M-15-54C-12-40-6-32-2-26C0-34 4-38 8-40C6-46 10-52 14-54C6-64-8-64-15-54Z" fill={look.inner} />
      <path d="M-10 19C-10 13 10 13 10 19C10 25 4 28 0 28C-4 28-10 25-10 19Z" fill={look.nose} />
    </>
  );
}

export const goatSpecies: Species = {
  Head: GoatHead,
  face: { ...standardFace, eyeX: 27, eyeY: -10, mouthY: 43, mouthWidth: 13, cheekX: 41, cheekY: 14 },
  body: { ...BODY_PLANS.fox, headY: -172, headScale: 0.94, width: 44 },
  Back: ({ look }) => (
    <path d="M34-34C52-36 66-48 68-66C82-54 78-26 56-20C46-17 38-20 32-24Z" fill={look.fur} />
  ),
};

/** Nearly blind, and by no means without a look of its own: it sees through thick glasses. */
function MoleHead({ look, expression }: HeadProps) {
  return (
    <>
      <path
        d="M0-50C37-50 60-28 62 4C63 36 38 55 0 55C-38 55-63 36-62 4C-60-28-37-50 0-50Z"
        fill={look.fur}
      />
      <g transform={earTurn(expression, 6, 0, -48)}>
        <path d="M-14-46C-12-60-4-62 0-54C4-64 12-64 16-45Z" fill={look.fur} />
      </g>
      <path
        d="M0-2C24-4 40 12 38 30C36 46 20 54 0 54C-20 54-36 46-38 30C-40 12-24-4 0-2Z"
        fill={look.muzzle}
      />
      <g stroke={look.shade} strokeWidth="2" strokeLinecap="round" opacity=".8">
        <Mirrored>
          <path d="M34 26L60 20M34 33L60 36" />
        </Mirrored>
      </g>
      <ellipse cy="12" rx="15" ry="12.5" fill={look.nose} />
      <ellipse cx="-5" cy="7.5" rx="4.5" ry="3" fill="#fff" opacity=".5" />
      <g fill="#fff" fillOpacity=".3" stroke={look.ink} strokeWidth="3.2">
        <path d="M-5-12Q0-16 5-12M42-14L58-18M-42-14L-58-18" fill="none" />
        <circle cx="-23" cy="-11" r="19" />
        <circle cx="23" cy="-11" r="19" />
      </g>
    </>
  );
}

export const moleSpecies: Species = {
  Head: MoleHead,
  face: {
    ...standardFace,
    eyeX: 23,
    eyeY: -11,
    eyeWidth: 8.5,
    eyeHeight: 9.5,
    browGap: 13,
    browWidth: 12,
    mouthY: 38,
    mouthWidth: 13,
    cheekX: 47,
    cheekY: 18,
  },
  body: { ...BODY_PLANS.hedgehog, headY: -146, headScale: 0.94, width: 50, shoulderY: -88 },
  Back: () => null,
};

function BadgerHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 10, 44, -34)}>
          <circle cx="50" cy="-38" r="17" fill={look.inner} />
          <path d="M41-48C45-56 57-56 62-47C56-43 47-43 41-48Z" fill={look.muzzle} />
        </g>
      </Mirrored>
      <path
        d="M0-56C38-56 63-34 65-3C67 22 52 38 38 48C26 56 12 59 0 59C-12 59-26 56-38 48C-52 38-67 22-65-3C-63-34-38-56 0-56Z"
        fill={look.muzzle}
      />
      <Mirrored>
        <path d="M51-36C60-28 64-14 65-3C67 22 52 38 38 48C50 26 57-2 51-36Z" fill={look.fur} />
        <path
          d="M11-54C28-54 44-46 51-36C57-8 50 18 30 36C18 32 12 18 11 4C9-16 9-36 11-54Z"
          fill={look.inner}
        />
      </Mirrored>
      <path d="M-11 14C-11 7 11 7 11 14C11 21 4 25 0 25C-4 25-11 21-11 14Z" fill={look.nose} />
    </>
  );
}

export const badgerSpecies: Species = {
  Head: BadgerHead,
  face: {
    ...standardFace,
    eyeX: 28,
    eyeY: -8,
    browGap: 6,
    mouthY: 37,
    mouthWidth: 14,
    cheekX: 49,
    cheekY: 20,
  },
  body: { ...BODY_PLANS.bear, headY: -164, headScale: 0.94, width: 54 },
  lid: '#4a444e',
  lash: '#f4ece2',
  Back: ({ look }) => <path d="M40-40C62-40 78-30 80-18C70-8 52-10 36-18Z" fill={look.muzzle} />,
};

function RaccoonHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 16, 42, -40)}>
          <path d="M24-44C28-64 44-74 60-70C66-54 62-36 50-26Z" fill={look.shade} />
          <path d="M34-45C37-56 46-62 54-60C57-50 54-40 47-34Z" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-54C36-54 60-36 62-8C74 2 78 14 74 24C62 26 56 30 48 40C36 53 18 58 0 58C-18 58-36 53-48 40C-56 30-62 26-74 24C-78 14-74 2-62-8C-60-36-36-54 0-54Z"
        fill={look.fur}
      />
      <path
        d="M0-4C16-4 24 8 30 18C40 24 42 36 34 46C26 54 14 58 0 58C-14 58-26 54-34 46C-42 36-40 24-30 18C-24 8-16-4 0-4Z"
        fill={look.muzzle}
      />
      <Mirrored>
        <path d="M8-30C24-36 44-34 56-24C52-28 40-36 26-37C18-37 12-34 8-30Z" fill={look.muzzle} />
        <path
          d="M5-12C16-30 44-30 60-12C68-2 70 10 68 20C52 18 38 20 28 14C16 10 8 2 5-12Z"
          fill={look.shade}
        />
      </Mirrored>
      <path d="M-10 18C-10 11 10 11 10 18C10 25 4 29 0 29C-4 29-10 25-10 18Z" fill={look.nose} />
    </>
  );
}

export const raccoonSpecies: Species = {
  Head: RaccoonHead,
  face: {
    ...standardFace,
    eyeX: 29,
    eyeY: -6,
    browGap: 7,
    mouthY: 40,
    mouthWidth: 13,
    cheekX: 52,
    cheekY: 26,
  },
  body: { ...BODY_PLANS.bear, headY: -158, headScale: 0.96, width: 46 },
  lid: '#4b4650',
  lash: '#f1ece4',
  // Its tail has rings.
  Back: ({ look }) => (
    <>
      <path d="M32-30C60-26 84-44 86-78C87-94 100-98 106-84C114-44 86-4 40-10Z" fill={look.fur} />
      <path
        d="M56-29C66-24 70-16 68-9M74-42C84-36 92-30 94-26M86-62C96-60 104-56 109-54M90-84C96-86 104-86 107-80"
        fill="none"
        stroke={look.shade}
        strokeWidth="9"
      />
    </>
  ),
};
