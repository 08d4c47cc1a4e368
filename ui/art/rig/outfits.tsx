import type { JSX } from 'react';
import { path } from '../pencil/path.ts';
import { Mirrored } from '../pencil/picture.tsx';
import type { BodyPlan } from './body-plan.ts';
import type { AnimalLook, Outfit } from './looks.ts';

type ClothesProps = { look: AnimalLook; plan: BodyPlan };

/** The outfits with sleeves. */
export const CLOTHED: ReadonlySet<Outfit> = new Set<Outfit>(['raincoat', 'overalls', 'cardigan', 'sweater']);

/** The bare body: narrow at the shoulders, round at the hips. */
export function torso({ width, shoulderY, hipY }: BodyPlan): string {
  const top = shoulderY - 12;
  const middle = (shoulderY + hipY) / 2;
  const bottom = hipY + 16;
  return path`M${-width * 0.6} ${top}C${-width * 0.96} ${top + 12} ${-width * 1.06} ${middle} ${-width} ${hipY - 8}C${-width * 0.94} ${hipY + 10} ${-width * 0.5} ${bottom} 0 ${bottom}C${width * 0.5} ${bottom} ${width * 0.94} ${hipY + 10} ${width} ${hipY - 8}C${width * 1.06} ${middle} ${width * 0.96} ${top + 12} ${width * 0.6} ${top}Z`;
}

/** Cloth over the body, from the shoulders to a hem that may flare. */
function garment({ width, shoulderY, hipY }: BodyPlan, hem: number, flare: number): string {
  const top = shoulderY - 14;
  const y = shoulderY + (hipY - shoulderY) * hem;
  const edge = width * flare;
  return path`M${-width * 0.62} ${top}C${-width * 1.0} ${top + 12} ${-width * 1.06} ${(top + y) / 2} ${-edge} ${y}Q0 ${y + 12} ${edge} ${y}C${width * 1.06} ${(top + y) / 2} ${width * 1.0} ${top + 12} ${width * 0.62} ${top}Z`;
}

function Raincoat({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  const top = shoulderY + 4;
  return (
    <>
      <ellipse cy={shoulderY - 8} rx={width * 1.06} ry="20" fill={look.clothShade} />
      <path d={garment(plan, 1.02, 1.16)} fill={look.cloth} />
      <path d={path`M0 ${top}V${hipY + 8}`} stroke={look.clothShade} strokeWidth="3" />
      <g stroke={look.trim} strokeWidth="5" strokeLinecap="round">
        <path d={path`M-6 ${top + 18}H6M-6 ${top + 36}H6`} />
      </g>
      <Mirrored>
        <path d={path`M${width * 0.42} ${hipY - 20}h18v8q-9 6-18 0Z`} fill={look.clothShade} />
      </Mirrored>
    </>
  );
}

function Overalls({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  const waist = shoulderY + (hipY - shoulderY) * 0.5;
  const bib = width * 0.52;
  return (
    <>
      <path d={garment(plan, 0.7, 1.04)} fill={look.trim} />
      <path
        d={path`M${-width * 1.05} ${waist}Q0 ${waist + 10} ${width * 1.05} ${waist}C${width * 1.08} ${hipY} ${width * 0.9} ${hipY + 18} 0 ${hipY + 18}C${-width * 0.9} ${hipY + 18} ${-width * 1.08} ${hipY} ${-width * 1.05} ${waist}Z`}
        fill={look.cloth}
      />
      <path
        d={path`M${-bib} ${waist + 8}V${waist - 20}q0-7 7-7H${bib - 7}q7 0 7 7V${waist + 8}Z`}
        fill={look.cloth}
      />
      <Mirrored>
        <path
          d={path`M${bib - 5} ${waist - 22}L${width * 0.66} ${shoulderY - 8}`}
          stroke={look.cloth}
          strokeWidth="9"
        />
        <circle cx={bib - 7} cy={waist - 18} r="3.4" fill={look.trim} />
      </Mirrored>
      <path
        d={path`M${-bib * 0.55} ${waist - 6}H${bib * 0.55}V${waist + 6}Q0 ${waist + 20} ${-bib * 0.55} ${waist + 6}Z`}
        fill={look.clothShade}
      />
    </>
  );
}

function Cardigan({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  const hem = shoulderY + (hipY - shoulderY) * 0.9;
  return (
    <>
      <path d={garment(plan, 0.9, 1.06)} fill={look.cloth} />
      <path
        d={path`M${-width * 0.4} ${shoulderY - 14}L0 ${hem - 26}L${width * 0.4} ${shoulderY - 14}Z`}
        fill={look.trim}
      />
      <path d={path`M0 ${hem - 26}V${hem + 6}`} stroke={look.clothShade} strokeWidth="3" />
      <g fill={look.trim}>
        <circle cx="6" cy={hem - 17} r="2.8" />
        <circle cx="6" cy={hem - 5} r="2.8" />
      </g>
    </>
  );
}

function Sweater({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  const stripe = shoulderY + (hipY - shoulderY) * 0.45;
  return (
    <>
      <path d={garment(plan, 0.88, 1.06)} fill={look.cloth} />
      <g fill="none" stroke={look.trim} strokeWidth="7">
        <path d={path`M${-width * 0.99} ${stripe}Q0 ${stripe + 11} ${width * 0.99} ${stripe}`} />
        <path d={path`M${-width * 1.03} ${stripe + 17}Q0 ${stripe + 29} ${width * 1.03} ${stripe + 17}`} />
      </g>
    </>
  );
}

function Vest({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  const hem = shoulderY + (hipY - shoulderY) * 0.78;
  return (
    <>
      <ellipse cy={hipY - 22} rx={width * 0.56} ry="40" fill={look.muzzle} />
      <Mirrored>
        <path
          d={path`M${width * 0.24} ${shoulderY - 14}H${width * 0.62}C${width} ${shoulderY} ${width * 1.06} ${(shoulderY + hem) / 2} ${width * 1.05} ${hem}Q${width * 0.7} ${hem + 10} ${width * 0.34} ${hem + 8}Z`}
          fill={look.cloth}
        />
        <circle cx={width * 0.42} cy={hem - 12} r="3.4" fill={look.trim} />
      </Mirrored>
    </>
  );
}

function Apron({ look, plan }: ClothesProps) {
  const { width, shoulderY, hipY } = plan;
  return (
    <>
      <path
        d={path`M${-width * 0.42} ${shoulderY - 10}L${-width * 0.5} ${shoulderY + 20}C${-width} ${shoulderY + 24} ${-width * 0.96} ${hipY} ${-width * 0.72} ${hipY + 8}Q0 ${hipY + 18} ${width * 0.72} ${hipY + 8}C${width * 0.96} ${hipY} ${width} ${shoulderY + 24} ${width * 0.5} ${shoulderY + 20}L${width * 0.42} ${shoulderY - 10}Z`}
        fill={look.cloth}
      />
      <path
        d={path`M${-width * 0.4} ${hipY - 24}H${width * 0.4}V${hipY - 10}Q0 ${hipY + 6} ${-width * 0.4} ${hipY - 10}Z`}
        fill={look.trim}
      />
    </>
  );
}

/** A shadow under the chin, then whatever is tied around the neck. */
export function Neckwear({ look, y, width }: { look: AnimalLook; y: number; width: number }) {
  if (look.outfit === 'scarf') {
    return (
      <>
        <path
          d={path`M${width * 0.2} ${y + 4}L${width * 0.62} ${y + 44}L${width * 0.3} ${y + 50}L${width * 0.02} ${y + 10}Z`}
          fill={look.clothShade}
        />
        <path
          d={path`M${width * 0.66} ${y + 41}L${width * 0.26} ${y + 47}`}
          stroke={look.trim}
          strokeWidth="4"
        />
        <path
          d={path`M${-width} ${y - 8}Q0 ${y + 12} ${width} ${y - 8}Q${width * 1.12} ${y + 4} ${width * 0.9} ${y + 9}Q0 ${y + 30} ${-width * 0.9} ${y + 9}Q${-width * 1.12} ${y + 4} ${-width} ${y - 8}Z`}
          fill={look.cloth}
        />
      </>
    );
  }
  return (
    <>
      <path
        d={path`M${-width} ${y - 4}Q0 ${y + 12} ${width} ${y - 4}L8 ${y + 38}Q0 ${y + 44}-8 ${y + 38}Z`}
        fill={look.cloth}
      />
      <path
        d={path`M${-width * 0.7} ${y + 8}Q0 ${y + 20} ${width * 0.7} ${y + 8}`}
        fill="none"
        stroke={look.trim}
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
    </>
  );
}

const GARMENTS: Partial<Record<Outfit, (props: ClothesProps) => JSX.Element>> = {
  raincoat: Raincoat,
  overalls: Overalls,
  cardigan: Cardigan,
  sweater: Sweater,
  vest: Vest,
  apron: Apron,
};

export function Clothes({ look, plan }: ClothesProps) {
  const Garment = GARMENTS[look.outfit];
  const neckY = plan.shoulderY - 4;
  return (
    <>
      {Garment ? <Garment look={look} plan={plan} /> : <Belly look={look} plan={plan} />}
      {!Garment && <Neckwear look={look} y={neckY} width={plan.width * 0.72} />}
      <ellipse cy={plan.shoulderY - 8} rx={plan.width * 0.66} ry="9" fill={look.ink} opacity=".14" />
    </>
  );
}

function Belly({ look, plan }: ClothesProps) {
  const { width, hipY } = plan;
  if (look.kind === 'tortoise') {
    return (
      <g fill="none" stroke="#c9b77c" strokeWidth="3" strokeLinecap="round">
        <path
          d={path`M0 ${hipY - 70}V${hipY + 12}M${-width * 0.8} ${hipY - 44}Q0 ${hipY - 36} ${width * 0.8} ${hipY - 44}M${-width * 0.84} ${hipY - 16}Q0 ${hipY - 6} ${width * 0.84} ${hipY - 16}`}
        />
      </g>
    );
  }
  return <ellipse cy={hipY - 18} rx={width * 0.62} ry="32" fill={look.muzzle} />;
}
