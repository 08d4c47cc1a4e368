import { Mirrored } from '../pencil/picture.tsx';
import type { HeadProps } from './furry-heads.tsx';

export function FrogHead({ look }: HeadProps) {
  return (
    <>
      <Mirrored>
        <circle cx="34" cy="-38" r="25" fill={look.fur} />
      </Mirrored>
      <path
        d="M0-42C44-44 74-20 74 8C74 38 42 54 0 54C-42 54-74 38-74 8C-74-20-44-44 0-42Z"
        fill={look.fur}
      />
      <path
        d="M0 12C34 10 60 14 68 22C62 44 34 54 0 54C-34 54-62 44-68 22C-60 14-34 10 0 12Z"
        fill={look.muzzle}
      />
      <g fill={look.shade}>
        <Mirrored>
          <circle cx="58" cy="-8" r="4.6" />
          <circle cx="66" cy="4" r="3" />
          <ellipse cx="5" cy="2" rx="2.2" ry="1.7" fill={look.nose} />
        </Mirrored>
      </g>
    </>
  );
}

export function TortoiseHead({ look }: HeadProps) {
  return (
    <>
      <path
        d="M0-52C32-52 50-32 52-4C54 10 58 16 57 26C54 46 30 54 0 54C-30 54-54 46-57 26C-58 16-54 10-52-4C-50-32-32-52 0-52Z"
        fill={look.fur}
      />
      <path
        d="M0 12C26 8 50 14 56 26C52 46 30 54 0 54C-30 54-52 46-56 26C-50 14-26 8 0 12Z"
        fill={look.muzzle}
      />
      <g fill={look.shade} opacity=".75">
        <path d="M-12-44Q0-50 12-44Q14-36 0-35Q-14-36-12-44Z" />
        <Mirrored>
          <path d="M20-40Q30-38 35-29Q28-26 20-33Z" />
        </Mirrored>
      </g>
      <g fill={look.nose}>
        <Mirrored>
          <ellipse cx="5" cy="17" rx="2.4" ry="1.8" />
        </Mirrored>
      </g>
    </>
  );
}

/** Head and breast of the little bird are one round shape, drawn with the body. */
export function BirdHead({ look, expression }: HeadProps) {
  return (
    <>
      <g transform={`rotate(${Math.round(expression.ears * 12)} 0 -48)`} fill={look.shade}>
        <path d="M-6-48C-12-62-8-72 2-78C0-68 6-62 8-50Z" />
        <path d="M2-48C4-60 12-66 22-66C16-60 16-54 14-46Z" />
      </g>
      <path
        d="M0-56C40-56 64-30 64 4C64 38 38 56 0 56C-38 56-64 38-64 4C-64-30-40-56 0-56Z"
        fill={look.fur}
      />
      <path
        d="M0-8C14-30 46-26 52 0C56 30 32 52 0 52C-32 52-56 30-52 0C-46-26-14-30 0-8Z"
        fill={look.muzzle}
      />
    </>
  );
}

export function HeronHead({ look, expression }: HeadProps) {
  return (
    <>
      <g transform={`rotate(${Math.round(-expression.ears * 10)} 10 -38)`} fill={look.inner}>
        <path d="M4-46C26-58 50-56 72-42C52-46 32-42 14-34Z" />
        <path d="M16-42C36-44 54-36 66-20C50-30 34-33 18-32Z" />
      </g>
      <path
        d="M0-46C30-46 46-26 46 0C46 26 28 42 0 42C-28 42-46 26-46 0C-46-26-30-46 0-46Z"
        fill={look.muzzle}
      />
      <path
        d="M0-47C20-47 34-40 42-21C30-33 14-37 0-37C-14-37-30-33-42-21C-34-40-20-47 0-47Z"
        fill={look.inner}
      />
      <Mirrored>
        <path d="M46 0C46 20 35 34 18 40C28 28 36 14 40-14C44-10 46-4 46 0Z" fill={look.fur} opacity=".55" />
      </Mirrored>
    </>
  );
}
