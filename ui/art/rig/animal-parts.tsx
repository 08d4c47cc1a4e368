import { path } from '../pencil/path.ts';
import { Mirrored } from '../pencil/picture.tsx';
import type { ArmPose, Point } from '../pencil/poses.ts';
import type { BodyPlan } from './body-plan.ts';
import { quills } from './furry-heads.tsx';
import { placeArm } from './limbs.tsx';
import type { AnimalLook } from './looks.ts';

type PartProps = { look: AnimalLook; plan: BodyPlan };

/** The web between arm and body. */
function membrane(side: -1 | 1, plan: BodyPlan, pose: ArmPose): string {
  const shoulder: Point = [side * plan.width * 0.74, plan.shoulderY + 8];
  const { elbow, hand } = placeArm(side, shoulder, plan.arm, pose);
  const hip: Point = [side * plan.width * 0.9, plan.hipY - 4];
  const middle: Point = [(hand[0] + hip[0]) / 2 + side * 14, (hand[1] + hip[1]) / 2 + 10];
  return path`M${shoulder[0]} ${shoulder[1]}Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}Q${(hand[0] + middle[0]) / 2 - side * 10} ${(hand[1] + middle[1]) / 2} ${middle[0]} ${middle[1]}Q${(hip[0] + middle[0]) / 2 - side * 8} ${(hip[1] + middle[1]) / 2 - 4} ${hip[0]} ${hip[1]}Z`;
}

/** Tails, shells, quills and webs: whatever shows behind the body. */
export function Back({ look, plan, left, right }: PartProps & { left: ArmPose; right: ArmPose }) {
  switch (look.kind) {
    case 'mouse':
      return (
        <path
          d="M30-20C66-6 92-18 88-44C86-58 72-58 72-48"
          fill="none"
          stroke={look.inner}
          strokeWidth="6"
          strokeLinecap="round"
        />
      );
    case 'fox':
      return (
        <>
          <path
            d="M26-22C60 0 102-14 104-56C105-84 86-104 76-106C82-90 70-84 62-72C52-56 48-42 26-40Z"
            fill={look.fur}
          />
          <path d="M104-60C104-84 86-104 76-106C82-90 72-84 64-74C76-74 94-70 104-60Z" fill={look.muzzle} />
        </>
      );
    case 'otter':
      return <path d="M20-40C50-34 74-22 98-12C105-9 102-3 95-3C64-1 34-2 14-12Z" fill={look.shade} />;
    case 'hedgehog':
      return <path d={quills(-62, plan.width * 1.5, 66, -60, 240, 23)} fill={look.shade} />;
    case 'tortoise':
      return (
        <>
          <path
            d="M0-128C44-128 70-98 70-62C70-30 44-12 0-12C-44-12-70-30-70-62C-70-98-44-128 0-128Z"
            fill={look.inner}
          />
          <path
            d="M0-122C40-122 62-94 62-62C62-34 40-18 0-18C-40-18-62-34-62-62C-62-94-40-122 0-122Z"
            fill="#a08a58"
          />
          <Mirrored>
            <path d="M44-96L62-104M52-64H70M48-38L62-30" stroke={look.inner} strokeWidth="5" />
          </Mirrored>
        </>
      );
    case 'bat':
      return (
        <g fill={look.shade}>
          <path d={membrane(-1, plan, left)} />
          <path d={membrane(1, plan, right)} />
        </g>
      );
    case 'sprig':
      return (
        <>
          <circle cx="52" cy="-30" r="24" fill={look.fur} />
          <path
            d="M44-34c2-12 20-11 20 2c0 9-12 11-14 4"
            fill="none"
            stroke={look.shade}
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      );
    case 'bear':
    case 'bird':
    case 'frog':
    case 'heron':
      return null;
  }
}

function footColor(look: AnimalLook): string {
  if (look.outfit === 'raincoat') return '#c9604f';
  return look.kind === 'frog' ? look.inner : look.shade;
}

export function Feet({ look, plan }: PartProps) {
  const x = plan.width * 0.46;
  const leg = look.outfit === 'overalls' ? look.cloth : look.fur;
  const boots = look.outfit === 'raincoat';
  return (
    <Mirrored>
      <path
        d={path`M${x} ${plan.hipY}V-12`}
        stroke={boots ? footColor(look) : leg}
        strokeWidth={plan.width * 0.56}
      />
      <path
        d={path`M${x - 15} -8C${x - 16} -18 ${x + 12} -18 ${x + 20} -8C${x + 24} -2 ${x + 20} 2 ${x + 14} 2H${x - 10}C${x - 16} 2 ${x - 16} -4 ${x - 15} -8Z`}
        fill={footColor(look)}
      />
      {look.kind === 'frog' && (
        <g fill={look.inner}>
          <circle cx={x - 8} cy="-1" r="5" />
          <circle cx={x + 6} cy="0" r="5" />
          <circle cx={x + 20} cy="-1" r="5" />
        </g>
      )}
    </Mirrored>
  );
}

export function SittingFeet({ look, plan }: PartProps) {
  const x = plan.width * 0.66;
  const boots = look.outfit === 'raincoat';
  return (
    <Mirrored>
      <ellipse cx={x} cy="-12" rx="16" ry="18" fill={footColor(look)} />
      <g fill={boots ? '#a94c3e' : look.inner} opacity={boots ? 1 : 0.75}>
        <ellipse cx={x} cy="-8" rx="8" ry="7.5" />
        {!boots && (
          <path
            d={path`M${x - 8} -21h.1M${x} -24h.1M${x + 8} -21h.1`}
            stroke={look.inner}
            strokeWidth="5"
            strokeLinecap="round"
          />
        )}
      </g>
    </Mirrored>
  );
}
