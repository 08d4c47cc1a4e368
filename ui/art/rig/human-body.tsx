import type { JSX } from 'react';
import { path } from '../pencil/path.ts';
import { Mirrored } from '../pencil/picture.tsx';
import type { Clothing, HumanLook } from './looks.ts';

type BodyProps = { look: HumanLook };

/** From the hips at the origin up to the shoulders. */
const TORSO = 'M-16-72C-30-70-40-64-41-52C-40-34-36-18-35 2Q0 10 35 2C36-18 40-34 41-52C40-64 30-70 16-72Z';

export function StandingLegs({ look }: BodyProps) {
  const length = look.legLength;
  return (
    <Mirrored>
      <path
        d={path`M1 ${-length - 4}H34C34 ${-length * 0.6} 30 -30 29 -9H7C6 -30 4 ${-length * 0.5} 1 ${-length + 8}Z`}
        fill={look.legs}
      />
      <path d="M5-12C4-18 24-18 30-12C36-8 40-4 38 1C37 3 34 3 32 3H8C4 3 4-2 5-12Z" fill={look.shoes} />
      <path d="M4 3H38" stroke="#fff8ec" strokeWidth="3" strokeLinecap="round" opacity=".85" />
    </Mirrored>
  );
}

export function CrossedLegs({ look }: BodyProps) {
  return (
    <>
      <Mirrored>
        <path
          d="M18-24C44-28 62-20 60-12"
          fill="none"
          stroke={look.legs}
          strokeWidth="24"
          strokeLinecap="round"
        />
      </Mirrored>
      <path
        d="M-58-12C-40-4-8-12 24-9"
        fill="none"
        stroke={look.legs}
        strokeWidth="21"
        strokeLinecap="round"
      />
      <path d="M58-12C40-2 8-12-20-9" fill="none" stroke={look.legs} strokeWidth="21" strokeLinecap="round" />
      <Mirrored>
        <path d="M20-18C34-18 42-10 40-2C38 3 20 3 16-2C12-8 14-18 20-18Z" fill={look.shoes} />
      </Mirrored>
    </>
  );
}

function Crew({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.cloth} />
      <path d="M-36-8Q0 0 36-8V4Q0 12-36 4Z" fill={look.clothShade} />
      <path d="M0-62V6" stroke={look.trim} strokeWidth="3" />
      <path d="M-22-71Q0-46 22-71L13-74Q0-60-13-74Z" fill={look.trim} />
      {look.extras.includes('badge') && (
        <>
          <circle cx="18" cy="-38" r="7.5" fill={look.trim} />
          <path
            d="M14-38a4 4 0 0 0 8 0"
            fill="none"
            stroke={look.clothShade}
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}

function Hoodie({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.cloth} />
      <path d="M-18-26H18L24-4Q0 2-24-4Z" fill={look.clothShade} />
      <path d="M-30-68Q0-38 30-68Q24-78 0-76Q-24-78-30-68Z" fill={look.clothShade} />
      <g stroke={look.trim} strokeWidth="2.6" strokeLinecap="round">
        <path d="M-8-54V-38M8-54V-40" />
      </g>
    </>
  );
}

function Jacket({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.trim} />
      <Mirrored>
        <path d="M12-73C30-70 40-64 41-52C40-34 37-18 37 3Q26 7 13 7L9-40Z" fill={look.cloth} />
        <path d="M12-73L22-56L9-40Z" fill={look.clothShade} />
        <path d="M20-16H31" stroke={look.clothShade} strokeWidth="3" strokeLinecap="round" />
      </Mirrored>
    </>
  );
}

function Stripes({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.cloth} />
      <g fill="none" stroke={look.trim} strokeWidth="6">
        <path d="M-39-44Q0-36 39-44M-37.5-28Q0-20 37.5-28M-36-12Q0-4 36-12" />
      </g>
      <path d="M-18-72Q0-58 18-72" fill="none" stroke={look.trim} strokeWidth="5" />
    </>
  );
}

function Dungarees({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.trim} />
      <path d="M-36-24Q0-16 36-24V4Q0 12-36 4Z" fill={look.cloth} />
      <path d="M-22-18V-44Q0-38 22-44V-18Z" fill={look.cloth} />
      <Mirrored>
        <path d="M19-42L28-68" stroke={look.cloth} strokeWidth="7" />
        <circle cx="18" cy="-40" r="3" fill={look.trim} />
      </Mirrored>
      <path d="M-10-30H10V-20Q0-12-10-20Z" fill={look.clothShade} />
    </>
  );
}

function Cardigan({ look }: BodyProps) {
  return (
    <>
      <path d={TORSO} fill={look.cloth} />
      <path d="M-15-73L0-34L15-73Z" fill={look.trim} />
      <path d="M0-34V6" stroke={look.clothShade} strokeWidth="3" />
      <g fill={look.trim}>
        <circle cx="5" cy="-24" r="2.4" />
        <circle cx="5" cy="-10" r="2.4" />
      </g>
    </>
  );
}

const CLOTHES: Record<Clothing, (props: BodyProps) => JSX.Element> = {
  crew: Crew,
  hoodie: Hoodie,
  jacket: Jacket,
  stripes: Stripes,
  dungarees: Dungarees,
  cardigan: Cardigan,
};

export function HumanClothes({ look }: BodyProps) {
  const Clothes = CLOTHES[look.clothing];
  return (
    <>
      <path d="M0-88V-70" stroke={look.skinShade} strokeWidth="21" />
      <Clothes look={look} />
    </>
  );
}
