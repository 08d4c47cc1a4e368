import type { Expression } from '../pencil/expressions.ts';
import { path } from '../pencil/path.ts';
import { Mirrored } from '../pencil/picture.tsx';
import type { AnimalLook } from './looks.ts';

export type HeadProps = { look: AnimalLook; expression: Expression };

/** Turns an ear around its root: up when perked, out and down when drooping. */
export function earTurn(expression: Expression, reach: number, x: number, y: number): string {
  return `rotate(${Math.round(-expression.ears * reach)} ${x} ${y})`;
}

export function MouseHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 10, 34, -30)}>
          <circle cx="52" cy="-44" r="31" fill={look.fur} />
          <circle cx="53" cy="-43" r="20" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-54C36-54 60-30 61 4C62 36 36 53 0 53C-36 53-62 36-61 4C-60-30-36-54 0-54Z"
        fill={look.fur}
      />
      <path d="M-9-52C-7-64 2-68 8-65C4-61 5-57 11-54Z" fill={look.fur} />
      <ellipse cy="29" rx="34" ry="22" fill={look.muzzle} />
      <g stroke={look.shade} strokeWidth="2" strokeLinecap="round" opacity=".8">
        <Mirrored>
          <path d="M40 24L68 17M41 31L69 33" />
        </Mirrored>
      </g>
      <ellipse cy="15" rx="7" ry="5.4" fill={look.nose} />
    </>
  );
}

export function BearHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 8, 40, -30)}>
          <circle cx="48" cy="-42" r="22" fill={look.fur} />
          <circle cx="48" cy="-41" r="12.5" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-57C40-57 66-32 67 2C68 36 40 55 0 55C-40 55-68 36-67 2C-66-32-40-57 0-57Z"
        fill={look.fur}
      />
      <path
        d="M0 2C20 2 34 14 34 28C34 42 18 50 0 50C-18 50-34 42-34 28C-34 14-20 2 0 2Z"
        fill={look.muzzle}
      />
      <path d="M-10 10C-10 5 10 5 10 10C10 16 4 20 0 20C-4 20-10 16-10 10Z" fill={look.nose} />
    </>
  );
}

export function OtterHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 14, 50, -24)}>
          <ellipse cx="55" cy="-29" rx="14" ry="13" fill={look.fur} />
          <ellipse cx="56" cy="-28" rx="7.5" ry="7" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-54C36-54 60-34 64-2C67 32 42 54 0 54C-42 54-67 32-64-2C-60-34-36-54 0-54Z"
        fill={look.fur}
      />
      <path d="M0 6C16-4 44 0 56 16C54 40 30 54 0 54C-30 54-54 40-56 16C-44 0-16-4 0 6Z" fill={look.muzzle} />
      <g stroke={look.shade} strokeWidth="2" strokeLinecap="round">
        <Mirrored>
          <path d="M46 22L76 17M46 29L77 32" opacity=".7" />
          <path d="M32 23H32.1M38 28H38.1M31 31H31.1" strokeWidth="3" opacity=".6" />
        </Mirrored>
      </g>
      <path d="M-11 9C-11 3 11 3 11 9C11 15 4 19 0 19C-4 19-11 15-11 9Z" fill={look.nose} />
    </>
  );
}

export function FoxHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 14, 38, -34)}>
          <path d="M18-44C26-64 40-82 52-88C58-90 62-86 63-80C66-60 64-36 58-18Z" fill={look.fur} />
          <path d="M34-46C40-60 47-70 53-74C56-60 55-46 51-34Z" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-52C38-54 60-32 63-4C64 8 70 16 78 22C66 26 60 34 48 42C32 54 14 60 0 60C-14 60-32 54-48 42C-60 34-66 26-78 22C-70 16-64 8-63-4C-60-32-38-54 0-52Z"
        fill={look.fur}
      />
      <path
        d="M0 16C12 4 42 5 62 12C66 15 72 18 78 22C66 26 60 34 48 42C32 54 14 60 0 60C-14 60-32 54-48 42C-60 34-66 26-78 22C-72 18-66 15-62 12C-42 5-12 4 0 16Z"
        fill={look.muzzle}
        stroke={look.muzzle}
        strokeWidth="1.5"
      />
      <path d="M-9-52C-5-63 6-67 12-62C8-59 9-55 13-51Z" fill={look.fur} />
      <path d="M-9 18C-9 12 9 12 9 18C9 24 4 27 0 27C-4 27-9 24-9 18Z" fill={look.nose} />
    </>
  );
}

/** Quills around a middle point, from one angle to another. */
export function quills(
  middleY: number,
  reachX: number,
  reachY: number,
  from: number,
  to: number,
  count: number,
): string {
  const at = (turn: number, share: number) => {
    const angle = (turn * Math.PI) / 180;
    return path`${Math.cos(angle) * reachX * share} ${middleY + Math.sin(angle) * reachY * share}`;
  };
  const step = (to - from) / count;
  const tips = Array.from({ length: count }, (_, index) => {
    const start = from + index * step;
    return `L${at(start, 0.8)}Q${at(start + step * 0.3, 0.98)} ${at(start + step * 0.5, 1)}Q${at(start + step * 0.6, 0.9)} ${at(start + step, 0.8)}`;
  });
  return `M0 ${middleY}${tips.join('')}Z`;
}

export function HedgehogHead({ look, expression }: HeadProps) {
  return (
    <>
      <path d={quills(-8, 84, 78, 150, 390, 19)} fill={look.shade} />
      <path d={quills(-6, 70, 64, 160, 380, 15)} fill="#957260" />
      <Mirrored>
        <g transform={earTurn(expression, 12, 44, -26)}>
          <circle cx="47" cy="-27" r="13" fill={look.fur} />
          <circle cx="47" cy="-26" r="7" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-30C8-40 26-46 40-36C56-24 60-6 58 10C56 36 30 54 0 54C-30 54-56 36-58 10C-60-6-56-24-40-36C-26-46-8-40 0-30Z"
        fill={look.fur}
      />
      <path
        d="M0 4C18 4 30 16 30 28C30 42 16 50 0 50C-16 50-30 42-30 28C-30 16-18 4 0 4Z"
        fill={look.muzzle}
      />
      <ellipse cy="13" rx="9.5" ry="7.5" fill={look.nose} />
      <ellipse cx="-3" cy="10.5" rx="2.6" ry="1.7" fill="#fff" opacity=".45" />
    </>
  );
}

/** Soft ears that hang, and two leaves on the crown that perk up instead. */
export function SprigHead({ look, expression }: HeadProps) {
  const turn = Math.round(expression.ears * 16);
  return (
    <>
      <path d="M0-48C-1-56 0-62 1-68" fill="none" stroke="#5f9a4b" strokeWidth="5" strokeLinecap="round" />
      <g transform={`rotate(${turn} 0 -64)`}>
        <path d="M1-64C6-84 24-92 40-86C38-70 22-60 1-64Z" fill="#7fb85f" />
      </g>
      <g transform={`rotate(${-turn} 0 -64)`}>
        <path d="M1-64C-3-78-16-86-30-82C-30-68-16-60 1-64Z" fill="#5f9a4b" />
      </g>
      <path
        d="M0-52C38-52 62-30 63 4C64 36 38 54 0 54C-38 54-64 36-63 4C-62-30-38-52 0-52Z"
        fill={look.fur}
      />
      <Mirrored>
        <g transform={earTurn(expression, 18, 46, -34)}>
          <path d="M38-42C58-52 82-36 82-8C82 10 70 16 62 6C54-6 52-24 38-42Z" fill={look.shade} />
          <path d="M50-34C62-36 73-24 73-6C73 2 69 4 66 0C61-10 58-22 50-34Z" fill={look.inner} />
        </g>
      </Mirrored>
      <ellipse cy="28" rx="32" ry="22" fill={look.muzzle} />
      <path d="M-8 13C-8 8 8 8 8 13C8 18 3 21 0 21C-3 21-8 18-8 13Z" fill={look.nose} />
    </>
  );
}

export function BatHead({ look, expression }: HeadProps) {
  return (
    <>
      <Mirrored>
        <g transform={earTurn(expression, 16, 32, -30)}>
          <path d="M14-40C18-66 32-90 50-98C58-84 66-46 52-12Z" fill={look.fur} />
          <path d="M28-42C32-62 40-76 48-83C53-68 55-46 46-26Z" fill={look.inner} />
        </g>
      </Mirrored>
      <path
        d="M0-48C34-48 56-28 57 2C58 32 34 50 0 50C-34 50-58 32-57 2C-56-28-34-48 0-48Z"
        fill={look.fur}
      />
      <path d="M-12-47C-8-56-2-56 0-50C4-58 10-58 13-46Z" fill={look.fur} />
      <path
        d="M0 10C18 6 32 16 32 28C32 40 18 47 0 47C-18 47-32 40-32 28C-32 16-18 6 0 10Z"
        fill={look.muzzle}
      />
      <path d="M-8 15C-9 9 -3 8 0 11C3 8 9 9 8 15C7 19 3 20 0 20C-3 20-7 19-8 15Z" fill={look.nose} />
    </>
  );
}
