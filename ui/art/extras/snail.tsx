import { Mirrored } from '../pencil/picture.tsx';
import { standardFace } from '../rig/animal-plans.ts';
import type { HeadProps } from '../rig/furry-heads.tsx';
import type { AnimalLook, Species } from '../rig/looks.ts';

/** Its eyes are on stalks: they do not turn with the mood, since eyes are drawn where the plan has them. */
function SnailHead({ look }: HeadProps) {
  return (
    <>
      <Mirrored>
        <path
          d="M15-14C17-32 21-42 25-56"
          fill="none"
          stroke={look.fur}
          strokeWidth="15"
          strokeLinecap="round"
        />
        <circle cx="26" cy="-62" r="20" fill={look.fur} />
      </Mirrored>
      <path
        d="M0-32C36-32 56-10 56 14C56 42 32 54 0 54C-32 54-56 42-56 14C-56-10-36-32 0-32Z"
        fill={look.fur}
      />
      <path
        d="M0 12C24 10 42 18 44 30C38 46 20 53 0 53C-20 53-38 46-44 30C-42 18-24 10 0 12Z"
        fill={look.muzzle}
      />
    </>
  );
}

type PartProps = { look: AnimalLook };

function Shell({ look }: PartProps) {
  return (
    <>
      <circle cx="40" cy="-66" r="58" fill={look.inner} />
      <circle cx="43" cy="-62" r="46" fill={look.shade} />
      <path
        d="M44-20C70-22 84-44 78-66C72-86 46-92 32-78C20-64 26-44 42-42C54-42 60-54 54-62C50-68 42-67 41-60"
        fill="none"
        stroke={look.inner}
        strokeWidth="10"
        strokeLinecap="round"
      />
    </>
  );
}

/** With what it brings. */
function PostShell({ look }: PartProps) {
  return (
    <>
      <Shell look={look} />
      <path d="M64-118C84-104 96-84 98-62" fill="none" stroke={look.clothShade} strokeWidth="9" />
      <path d="M70-72L84-92 116-76 104-54Z" fill="#fff6e2" />
      <path d="M86-89L94-70 114-74" fill="none" stroke="#d9c39a" strokeWidth="3" />
      <path d="M68-70H122V-34C122-26 116-22 108-22H82C74-22 68-26 68-34Z" fill={look.cloth} />
      <path d="M68-70H122V-58C112-46 78-46 68-58Z" fill={look.clothShade} />
      <circle cx="95" cy="-48" r="5.5" fill={look.trim} />
    </>
  );
}

function Foot({ look }: PartProps) {
  return (
    <>
      <path
        d="M-50 4C-62 4-64-10-52-18C-38-28 10-30 38-24C72-18 104-10 112 0C114 4 108 4 100 4Z"
        fill={look.fur}
      />
      <path
        d="M-54-2C-20 3 60 3 108 0C114 4 108 4 100 4H-50C-56 4-58 0-54-2Z"
        fill={look.muzzle}
        opacity=".8"
      />
    </>
  );
}

const face: Species['face'] = {
  ...standardFace,
  eyeX: 26,
  eyeY: -62,
  eyeWidth: 12.5,
  eyeHeight: 13.5,
  browGap: 9,
  browWidth: 11,
  mouthY: 26,
  mouthWidth: 17,
  cheekX: 40,
  cheekY: 14,
};

export const snailSpecies: Species = {
  Head: SnailHead,
  face,
  body: { headY: -124, headScale: 0.92, width: 37, shoulderY: -72, hipY: -22, arm: 42 },
  Back: Shell,
  Foot,
};

/** A cap, and the post on its back. */
export const postSnailSpecies: Species = {
  ...snailSpecies,
  Head: (props) => (
    <>
      <SnailHead {...props} />
      <path d="M-27-26C-27-48-14-54 0-54C14-54 27-48 27-26C12-31-12-31-27-26Z" fill={props.look.cloth} />
      <path d="M-30-24C-14-34 14-34 30-24C24-18-24-18-30-24Z" fill={props.look.clothShade} />
      <circle cy="-40" r="5.5" fill={props.look.trim} />
    </>
  ),
  Back: PostShell,
};
