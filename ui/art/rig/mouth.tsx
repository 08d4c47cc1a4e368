import type { ReactNode } from 'react';
import type { Expression } from '../pencil/expressions.ts';
import { path } from '../pencil/path.ts';
import type { FaceColors, FacePlan } from './face-plan.ts';

/** What a head is drawn from. `speaks`: with a second mouth, for words. */
export type HeadDrawing<Look> = { look: Look; expression: Expression; speaks?: boolean | undefined };

type LipsProps = Pick<HeadDrawing<never>, 'expression' | 'speaks'> & {
  children: (expression: Expression) => ReactNode;
};

const ALMOST_SHUT = 0.12;
const OPEN = 0.55;

/** The mouth of a feeling, and beside it another that opens where that one is shut: the page shows one of them. */
export function Lips({ expression, speaks = false, children }: LipsProps) {
  if (!speaks) return children(expression);
  const other: Expression = {
    ...expression,
    teeth: false,
    mouthOpen: expression.mouthOpen > 0.3 ? ALMOST_SHUT : OPEN,
    mouthWidth: expression.mouthWidth * 0.82,
  };
  return (
    <>
      <g data-lips="still">{children(expression)}</g>
      <g data-lips="moved">{children(other)}</g>
    </>
  );
}

type MouthProps = { plan: FacePlan; colors: FaceColors; expression: Expression };

const INSIDE = '#8a3340';
const TONGUE = '#e98a8a';

export function Mouth({ plan, colors, expression }: MouthProps) {
  const { mouthCurve: curve, mouthOpen: open, mouthSkew: skew } = expression;
  const unit = plan.mouthWidth;
  const half = unit * expression.mouthWidth;
  const rise = curve * unit * 0.34;
  const leftY = plan.mouthY - rise + skew * unit * 0.16;
  const rightY = plan.mouthY - rise - skew * unit * 0.3;
  const upper = plan.mouthY + rise * 1.15;
  const stroke = unit * 0.2;

  if (open === 0) {
    return (
      <path
        d={path`M${-half} ${leftY}C${-half * 0.5} ${upper} ${half * 0.5} ${upper} ${half} ${rightY}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={stroke}
        strokeLinecap="round"
      />
    );
  }

  // An unsmiling mouth opens upwards too, or it would hang from the nose.
  const lift = curve > 0 ? 0 : open * unit * 0.5;
  const lower = plan.mouthY + rise + open * unit * (curve > 0 ? 1.4 : 1.1);
  const lips = path`M${-half} ${leftY}C${-half * 0.6} ${upper - lift} ${half * 0.6} ${upper - lift} ${half} ${rightY}C${half * 0.85} ${lower} ${-half * 0.85} ${lower} ${-half} ${leftY}Z`;
  if (expression.teeth) {
    const top = (leftY + upper - lift * 1.4) / 2;
    return (
      <>
        <path d={lips} fill="#fffdf8" />
        <path
          d={path`M${-half * 0.85} ${plan.mouthY + 1}H${half * 0.85}M${-half * 0.34} ${top}V${top + unit * 0.6}M${half * 0.34} ${top}V${top + unit * 0.6}`}
          stroke={colors.ink}
          strokeWidth={stroke * 0.45}
          fill="none"
        />
        <path d={lips} fill="none" stroke={colors.ink} strokeWidth={stroke * 0.8} strokeLinejoin="round" />
      </>
    );
  }
  // The tongue follows the middle half of the lower lip.
  const tongueY = leftY * 0.44 + lower * 0.56;
  const tongueX = half * 0.62;
  const lowest = leftY * 0.06 + lower * 0.94;
  return (
    <>
      <path d={lips} fill={INSIDE} />
      {open > 0.3 && (
        <path
          d={path`M${-tongueX} ${tongueY}Q0 ${tongueY - unit * 0.34} ${tongueX} ${tongueY}Q0 ${lowest} ${-tongueX} ${tongueY}Z`}
          fill={TONGUE}
        />
      )}
      <path d={lips} fill="none" stroke={colors.ink} strokeWidth={stroke * 0.7} strokeLinejoin="round" />
    </>
  );
}

type BeakProps = MouthProps & { color: string; shade: string; length: number };

/** A beak seen from the front: it opens downwards, and its corners smile or frown. */
export function Beak({ plan, colors, expression, color, shade, length }: BeakProps) {
  const half = plan.mouthWidth;
  const y = plan.mouthY;
  // Gritted teeth are a shut beak.
  const open = expression.teeth ? 0 : expression.mouthOpen;
  const curl = expression.mouthCurve * half * 0.5;
  const skew = expression.mouthSkew * half * 0.3;
  const upper = y + length * (1 - Math.min(0.5, open) * 0.7);
  const lower = y + length * 0.55 + open * half * 1.5;
  const inside = lower - half * 0.4;
  return (
    <>
      {open > 0.1 && (
        <>
          <path
            d={path`M${-half * 0.85} ${y}Q${-half * 0.6} ${lower} 0 ${lower}Q${half * 0.6} ${lower} ${half * 0.85} ${y}Z`}
            fill={shade}
          />
          <path
            d={path`M${-half * 0.62} ${y}Q${-half * 0.4} ${inside} 0 ${inside}Q${half * 0.4} ${inside} ${half * 0.62} ${y}Z`}
            fill={INSIDE}
          />
        </>
      )}
      <path
        d={path`M${-half} ${y}Q${-half * 0.7} ${y - half * 0.9} 0 ${y - half}Q${half * 0.7} ${y - half * 0.9} ${half} ${y}Q${half * 0.4} ${y + (upper - y) * 0.4} 0 ${upper}Q${-half * 0.4} ${y + (upper - y) * 0.4} ${-half} ${y}Z`}
        fill={color}
      />
      <path
        d={path`M${-half * 0.72} ${y + 1}Q${-half - 3} ${y + 1} ${-half - 7} ${y - curl + skew}M${half * 0.72} ${y + 1}Q${half + 3} ${y + 1} ${half + 7} ${y - curl - skew}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </>
  );
}
