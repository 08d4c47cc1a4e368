import type { Expression } from '../pencil/expressions.ts';
import { path } from '../pencil/path.ts';
import type { FaceColors, FacePlan } from './face-plan.ts';

type MarkProps = { plan: FacePlan; colors: FaceColors; expression: Expression };

const WATER = '#7cc4ea';
const GLOW = '#f4b740';

export function Cheeks({ plan, colors, expression }: MarkProps) {
  const size = plan.eyeWidth;
  return (
    <g fill={colors.blush} opacity={Math.round(expression.cheek * 60) / 100}>
      <ellipse cx={-plan.cheekX} cy={plan.cheekY} rx={size} ry={size * 0.66} />
      <ellipse cx={plan.cheekX} cy={plan.cheekY} rx={size} ry={size * 0.66} />
    </g>
  );
}

/** The small signs beside a face: a tear, a drop of worry, sparks, an angry puff. */
export function Marks({ plan, expression }: MarkProps) {
  const size = plan.eyeWidth;
  if (expression.mark === 'tear') {
    const x = -plan.eyeX - size * 0.5;
    const y = plan.eyeY + plan.eyeHeight * 0.9;
    return (
      <path
        d={path`M${x} ${y}q${-size * 0.62} ${size} 0 ${size * 1.35}q${size * 0.62} ${-size * 0.35} 0 ${-size * 1.35}Z`}
        fill={WATER}
      />
    );
  }
  if (expression.mark === 'drop') {
    const x = plan.eyeX + size * 2.7;
    const y = plan.eyeY - plan.eyeHeight * 1.6;
    return (
      <path
        d={path`M${x} ${y}q${-size * 0.7} ${size * 1.1} 0 ${size * 1.5}q${size * 0.7} ${-size * 0.4} 0 ${-size * 1.5}Z`}
        fill={WATER}
      />
    );
  }
  if (expression.mark === 'puff') {
    const x = plan.eyeX + size * 2.6;
    const y = plan.eyeY - plan.eyeHeight * 1.9;
    return (
      <path
        d={path`M${x - size * 0.7} ${y - 2}q${size * 0.6} ${size * 0.3} ${size * 0.5} ${size}M${x + size * 0.8} ${y + 1}q${-size * 0.7} ${-size * 0.1} ${-size} ${size * 0.9}M${x} ${y + size * 1.5}q${size * 0.1} ${-size * 0.5} ${size * 0.9} ${-size * 0.2}`}
        fill="none"
        stroke="#d1584a"
        strokeWidth={size * 0.26}
        strokeLinecap="round"
      />
    );
  }
  if (expression.mark === 'spark') {
    return (
      <g fill={GLOW}>
        <Spark x={-plan.cheekX - 26} y={plan.eyeY - 30} size={size * 0.75} />
        <Spark x={plan.cheekX + 24} y={plan.eyeY - 24} size={size * 0.9} />
      </g>
    );
  }
  return null;
}

export function Spark({ x, y, size }: { x: number; y: number; size: number }) {
  const waist = size * 0.24;
  return (
    <path
      d={path`M${x} ${y - size}Q${x + waist} ${y - waist} ${x + size} ${y}Q${x + waist} ${y + waist} ${x} ${y + size}Q${x - waist} ${y + waist} ${x - size} ${y}Q${x - waist} ${y - waist} ${x} ${y - size}Z`}
    />
  );
}
