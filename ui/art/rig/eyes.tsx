import type { Expression } from '../pencil/expressions.ts';
import { path } from '../pencil/path.ts';
import type { FaceColors, FacePlan } from './face-plan.ts';

type EyeProps = { x: number; plan: FacePlan; colors: FaceColors; expression: Expression };

/** Half the width of an ellipse at a height between -1 (top) and 1 (bottom). */
function chord(height: number): number {
  return Math.sqrt(1 - height * height);
}

function clampHeight(height: number): number {
  return Math.min(0.96, Math.max(-0.96, height));
}

function ShutEye({ x, plan, colors, expression }: EyeProps) {
  const width = plan.eyeWidth * 1.05;
  const bend = expression.eyeShut * plan.eyeHeight * -0.95;
  const y = plan.eyeY + (expression.eyeShut > 0 ? 4 : 0);
  return (
    <path
      d={path`M${x - width} ${y}Q${x} ${y + bend} ${x + width} ${y}`}
      fill="none"
      stroke={colors.lash ?? colors.ink}
      strokeWidth={plan.eyeWidth * 0.38}
      strokeLinecap="round"
    />
  );
}

/** Lids are drawn over the eye in the color of the skin around it: no clipping, so no ids. */
function UpperLid({ x, plan, colors, expression }: EyeProps) {
  const width = plan.eyeWidth + 0.8;
  const height = plan.eyeHeight * expression.eyeOpen + 0.8;
  const side = Math.sign(x);
  const middle = -1 + 2 * expression.lid;
  const left = clampHeight(middle - side * expression.lidTilt * 0.45);
  const right = clampHeight(middle + side * expression.lidTilt * 0.45);
  const bow = plan.eyeY + ((left + right) / 2) * height - height * 0.25 * (1 - expression.lid);
  const from = path`${x - width * chord(left)} ${plan.eyeY + left * height}`;
  const to = path`${x + width * chord(right)} ${plan.eyeY + right * height}`;
  const large = left + right > 0 ? 1 : 0;
  return (
    <>
      <path
        d={path`M` + from + path`A${width} ${height} 0 ${large} 1 ` + to + path`Q${x} ${bow} ` + from}
        fill={colors.lid}
      />
      <path
        d={path`M` + from + path`Q${x} ${bow} ` + to}
        fill="none"
        stroke={colors.ink}
        strokeWidth={plan.eyeWidth * 0.24}
        strokeLinecap="round"
      />
    </>
  );
}

function LowerLid({ x, plan, colors, expression }: EyeProps) {
  const width = plan.eyeWidth + 0.8;
  const height = plan.eyeHeight * expression.eyeOpen + 0.8;
  const edge = clampHeight(1 - 2 * expression.squint);
  const y = plan.eyeY + edge * height;
  const reach = width * chord(edge);
  return (
    <path
      d={path`M${x - reach} ${y}A${width} ${height} 0 0 0 ${x + reach} ${y}Q${x} ${y - height * 0.3} ${x - reach} ${y}`}
      fill={colors.lid}
    />
  );
}

function OpenEye({ x, plan, colors, expression }: EyeProps) {
  const height = plan.eyeHeight * expression.eyeOpen;
  const size = plan.eyeWidth * 0.8 * expression.pupil;
  const pupilX = x + expression.lookX * plan.eyeWidth * 0.36;
  const pupilY = plan.eyeY + expression.lookY * plan.eyeHeight * 0.36;
  const shine = plan.eyeWidth * (expression.mark === 'spark' ? 0.3 : 0.24);
  return (
    <>
      <ellipse cx={x} cy={plan.eyeY} rx={plan.eyeWidth} ry={height} fill="#fffdf8" />
      <circle cx={pupilX} cy={pupilY} r={size} fill={colors.iris} />
      <circle cx={pupilX} cy={pupilY} r={size * 0.7} fill={colors.ink} />
      <circle cx={pupilX + size * 0.38} cy={pupilY - size * 0.42} r={shine} fill="#fff" />
      <circle cx={pupilX - size * 0.4} cy={pupilY + size * 0.42} r={shine * 0.5} fill="#fff" opacity=".8" />
      {expression.squint > 0 && <LowerLid x={x} plan={plan} colors={colors} expression={expression} />}
      {expression.lid > 0 && <UpperLid x={x} plan={plan} colors={colors} expression={expression} />}
    </>
  );
}

function Brow({ x, plan, colors, expression }: EyeProps) {
  const side = Math.sign(x);
  const half = plan.browWidth;
  const skew = side > 0 ? expression.browSkew * 8 : expression.browSkew * -1;
  const y = plan.eyeY - plan.eyeHeight - plan.browGap - (expression.browLift + skew) * (plan.eyeHeight / 14);
  const slope = expression.browTilt * half * 0.62;
  const arch = half * (0.42 - Math.min(0, expression.browTilt) * -0.3);
  return (
    <path
      d={path`M${x - side * half} ${y - slope}Q${x + side * half * 0.1} ${y - arch} ${x + side * half} ${y + slope}`}
      fill="none"
      stroke={colors.lash ?? colors.ink}
      strokeWidth={half * 0.4}
      strokeLinecap="round"
    />
  );
}

export function Eyes({ plan, colors, expression }: Omit<EyeProps, 'x'>) {
  const Eye = expression.eyeShut === 0 ? OpenEye : ShutEye;
  return (
    <>
      {/* Where the figure is alive, open eyes blink. */}
      <g data-eyes={expression.eyeShut === 0 ? 'open' : undefined}>
        <Eye x={-plan.eyeX} plan={plan} colors={colors} expression={expression} />
        <Eye x={plan.eyeX} plan={plan} colors={colors} expression={expression} />
      </g>
      <Brow x={-plan.eyeX} plan={plan} colors={colors} expression={expression} />
      <Brow x={plan.eyeX} plan={plan} colors={colors} expression={expression} />
    </>
  );
}
