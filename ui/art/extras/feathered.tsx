import { Mirrored } from '../pencil/picture.tsx';
import { BODY_PLANS, standardFace } from '../rig/animal-plans.ts';
import type { HeadProps } from '../rig/furry-heads.tsx';
import { earTurn } from '../rig/furry-heads.tsx';
import type { Species } from '../rig/looks.ts';

const ROUND = 'M0-54C38-54 60-30 60 2C60 36 36 54 0 54C-36 54-60 36-60 2C-60-30-38-54 0-54Z';

function OwlHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 12, 44, -34)}>
          <path d="M28-46C42-56 58-72 80-82C80-62 72-42 60-24Z" fill={look.fur} />
          <path d="M44-46C56-54 66-66 80-82C79-64 74-48 64-34Z" fill={look.shade} />
        </g>
      </Mirrored>
      <path
        d="M0-52C42-54 70-30 70 6C70 42 42 58 0 58C-42 58-70 42-70 6C-70-30-42-54 0-52Z"
        fill={look.fur}
      />
      <Mirrored>
        <circle cx="29" cy="0" r="35" fill={look.muzzle} />
        <circle cx="29" cy="0" r="35" fill="none" stroke={look.shade} strokeWidth="3.5" opacity=".55" />
      </Mirrored>
      <path d="M0-52C12-46 20-36 16-24C10-14 4-8 0-2C-4-8-10-14-16-24C-20-36-12-46 0-52Z" fill={look.fur} />
      <g stroke={look.muzzle} strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M-5-38l5 6l5-6M-4-26l4 5l4-5" fill="none" />
      </g>
    </>
  );
}

export const owlSpecies: Species = {
  Head: OwlHead,
  face: {
    ...standardFace,
    eyeX: 29,
    eyeY: 0,
    eyeWidth: 16,
    eyeHeight: 17,
    browGap: 9,
    browWidth: 15,
    mouthY: 24,
    mouthWidth: 9,
    cheekX: 48,
    cheekY: 34,
  },
  body: { ...BODY_PLANS.bird, headY: -124, headScale: 0.96 },
  beak: 16,
  lid: '#f4e6cb',
};

function DuckHead({ look, expression }: HeadProps) {
  return (
    <>
      <g
        transform={earTurn(expression, 8, 0, -48)}
        fill="none"
        stroke={look.shade}
        strokeWidth="6"
        strokeLinecap="round"
      >
        <path d="M-2-50C-8-60-8-68-2-76M2-50C4-60 10-66 18-68" />
      </g>
      <path d={ROUND} fill={look.fur} />
      <Mirrored>
        <ellipse cx="37" cy="18" rx="17" ry="14" fill={look.muzzle} opacity=".7" />
      </Mirrored>
    </>
  );
}

export const duckSpecies: Species = {
  Head: DuckHead,
  face: { ...standardFace, eyeX: 25, eyeY: -8, mouthY: 19, mouthWidth: 19, cheekX: 45, cheekY: 16 },
  body: { ...BODY_PLANS.bird, headY: -116, headScale: 1.02 },
  beak: 11,
  lid: '#f6d05e',
};

/** Its neck shines; the kerchief of the bird's body is the rest of it. */
function PigeonHead({ look }: HeadProps) {
  return (
    <>
      <path d="M-38 30C-30 44-40 64-50 84H50C40 64 30 44 38 30Z" fill={look.cloth} />
      <path d="M-42 64C-20 74 20 74 42 64L48 80C20 88-20 88-48 80Z" fill={look.trim} opacity=".8" />
      <path d={ROUND} fill={look.fur} />
      <path d="M0-54C30-54 50-38 57-14C36-28-36-28-57-14C-50-38-30-54 0-54Z" fill={look.shade} />
      <Mirrored>
        <ellipse cx="6" cy="9" rx="8" ry="5.5" fill="#f6f1ec" />
      </Mirrored>
    </>
  );
}

export const pigeonSpecies: Species = {
  Head: PigeonHead,
  face: { ...standardFace, eyeX: 28, eyeY: -8, mouthY: 19, mouthWidth: 10, cheekX: 43, cheekY: 16 },
  body: { ...BODY_PLANS.bird, headY: -134, headScale: 0.78 },
  beak: 17,
  lid: '#a9b3bf',
};

/** The long neck goes with the head. */
function GooseHead({ look, expression }: HeadProps) {
  return (
    <>
      <path d="M-23 24C-20 66-28 102-42 130C-20 142 20 142 42 130C28 102 20 66 23 24Z" fill={look.fur} />
      <path
        d="M17 46C19 76 26 104 38 128C32 134 24 137 15 138C13 110 13 76 17 46Z"
        fill={look.shade}
        opacity=".6"
      />
      <g transform={earTurn(expression, 6, 0, -46)}>
        <path d="M-10-50C-8-62 0-68 10-66C6-60 8-54 12-48Z" fill={look.fur} />
      </g>
      <path
        d="M0-54C34-54 54-32 54 2C54 36 32 52 0 52C-32 52-54 36-54 2C-54-32-34-54 0-54Z"
        fill={look.fur}
      />
    </>
  );
}

export const gooseSpecies: Species = {
  Head: GooseHead,
  face: { ...standardFace, eyeX: 25, eyeY: -10, mouthY: 20, mouthWidth: 18, cheekX: 40, cheekY: 16 },
  body: { ...BODY_PLANS.bird, headY: -180, headScale: 0.82 },
  beak: 24,
  lid: '#f4f0e8',
};
