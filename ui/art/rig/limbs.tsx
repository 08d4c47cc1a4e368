import { path } from '../pencil/path.ts';
import type { ArmPose, Grip, Point } from '../pencil/poses.ts';

export type ArmLook = {
  /** Skin or fur of the hand. */
  skin: string;
  shade: string;
  sleeve: string;
  /** Share of the arm the sleeve covers; 0 for none. */
  sleeveLength: number;
  thickness: number;
  fingers: 3 | 4;
};

const EDGE = '#2a1c24';
/** Share of the arm, from the shoulder, that melts into the body. */
const EDGE_START = 0.4;

type ArmProps = { side: -1 | 1; shoulder: Point; length: number; pose: ArmPose; look: ArmLook };

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Where the elbow and hand of an arm are; the creatures with wings need it too. */
export function placeArm(side: -1 | 1, shoulder: Point, length: number, pose: ArmPose) {
  const elbow: Point = [shoulder[0] + side * pose.elbow[0] * length, shoulder[1] + pose.elbow[1] * length];
  const hand: Point = [shoulder[0] + side * pose.hand[0] * length, shoulder[1] + pose.hand[1] * length];
  return { elbow, hand };
}

export function Arm({ side, shoulder, length, pose, look }: ArmProps) {
  const { elbow, hand } = placeArm(side, shoulder, length, pose);
  const cuffBend = between(shoulder, elbow, look.sleeveLength);
  const cuff = between(cuffBend, between(elbow, hand, look.sleeveLength), look.sleeveLength);
  const sleeved = look.sleeveLength > 0;
  const edgeEnd = sleeved ? look.sleeveLength : 1;
  const edgeBend = between(between(shoulder, elbow, EDGE_START), between(elbow, hand, EDGE_START), edgeEnd);
  const edgeFrom = between(
    between(shoulder, elbow, EDGE_START),
    between(elbow, hand, EDGE_START),
    EDGE_START,
  );
  const edgeTo = sleeved ? cuff : hand;
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + 90;
  const line = { fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <>
      {/* A soft edge, or an arm would vanish before a body of its own color. */}
      <path
        d={path`M${edgeFrom[0]} ${edgeFrom[1]}Q${edgeBend[0]} ${edgeBend[1]} ${edgeTo[0]} ${edgeTo[1]}`}
        stroke={EDGE}
        strokeOpacity=".15"
        strokeWidth={look.thickness * (sleeved ? 1.12 : 0.82) + 3.5}
        {...line}
      />
      <path
        d={path`M${shoulder[0]} ${shoulder[1]}Q${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`}
        stroke={look.skin}
        strokeWidth={look.thickness * 0.82}
        {...line}
      />
      <g transform={`translate(${path`${hand[0]} ${hand[1]}`}) rotate(${Math.round(angle)})`}>
        <Hand grip={pose.grip} side={side} look={look} />
      </g>
      {sleeved && (
        <path
          d={path`M${shoulder[0]} ${shoulder[1]}Q${cuffBend[0]} ${cuffBend[1]} ${cuff[0]} ${cuff[1]}`}
          stroke={look.sleeve}
          strokeWidth={look.thickness * 1.12}
          {...line}
        />
      )}
    </>
  );
}

/** Drawn pointing up from the wrist. */
function Hand({ grip, side, look }: { grip: Grip; side: -1 | 1; look: ArmLook }) {
  const size = look.thickness * 0.56;
  if (grip === 'open') return <SpreadHand side={side} size={size} look={look} />;
  return (
    <>
      <ellipse cy={-size * 0.3} rx={size * 0.98} ry={size * 1.12} fill={look.skin} />
      {grip === 'mitten' && (
        <ellipse
          cx={side * size * 0.8}
          cy={-size * 0.3}
          rx={size * 0.4}
          ry={size * 0.66}
          fill={look.skin}
          transform={`rotate(${side * 20})`}
        />
      )}
    </>
  );
}

function SpreadHand({ side, size, look }: { side: -1 | 1; size: number; look: ArmLook }) {
  const spread = look.fingers === 4 ? [-30, -10, 10, 30] : [-28, 0, 28];
  return (
    <>
      <g stroke={look.skin} strokeWidth={size * (look.fingers === 4 ? 0.52 : 0.66)} strokeLinecap="round">
        {spread.map((turn) => (
          <path
            key={turn}
            d={path`M0 ${-size * 0.4}V${-size * 1.85}`}
            transform={`rotate(${turn} 0 ${Math.round(size * 0.3)})`}
          />
        ))}
        <path d={path`M0 ${-size * 0.2}L${-side * size * 1.3} ${-size * 0.75}`} />
      </g>
      <circle cy={-size * 0.35} r={size} fill={look.skin} />
      <ellipse cy={-size * 0.2} rx={size * 0.5} ry={size * 0.42} fill={look.shade} opacity=".5" />
    </>
  );
}
