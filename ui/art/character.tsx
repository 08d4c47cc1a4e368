import type { Feeling } from '#brands/feelings.ts';
import type { Pose } from '#brands/poses.ts';
import type { FigureName, ProgramName } from './cast.ts';
import { useLook } from './me.ts';
import { EXPRESSIONS, YAWN } from './pencil/expressions.ts';
import { Picture, type PictureProps } from './pencil/picture.tsx';
import type { Side } from './pencil/poses.ts';
import { AnimalBody, AnimalHead, animalHeadAt } from './rig/animal.tsx';
import { HumanBody, HumanHead, humanHeadAt } from './rig/human.tsx';
import type { AnimalKind, HairStyle, Look } from './rig/looks.ts';
import { RobotBody, RobotHead, robotHeadAt } from './rig/robot.tsx';
import { Worn } from './worn.tsx';

type FigureProps = {
  name: FigureName;
  /** Decides who `you` is. */
  program?: ProgramName | undefined;
  feeling?: Feeling | undefined;
  pose?: Pose | undefined;
  /** To which side a pose goes that one arm makes; to the right, where nothing is said. */
  turn?: Side | undefined;
  /** The picture of a thing over the ears. */
  wears?: string | undefined;
};

/** A character without a frame, standing on the origin: for use inside a larger picture. */
export function Figure({ feeling, wears, ...posed }: FigureProps) {
  return (
    <>
      <FigureBody {...posed} />
      <FigureHead {...posed} feeling={feeling} wears={wears} />
    </>
  );
}

/** All but the head. */
export function FigureBody({ name, program, ...posed }: Omit<FigureProps, 'feeling' | 'wears'>) {
  return <LookBody look={useLook(name, program)} {...posed} />;
}

/** The same for whoever has no name here. */
export function LookBody({
  look,
  pose = 'stand',
  turn,
}: Pick<FigureProps, 'pose' | 'turn'> & { look: Look }) {
  switch (look.rig) {
    case 'animal':
      return <AnimalBody look={look} pose={pose} turn={turn} />;
    case 'human':
      return <HumanBody look={look} pose={pose} turn={turn} />;
    case 'robot':
      return <RobotBody pose={pose} turn={turn} />;
  }
}

export type HeadProps = Pick<FigureProps, 'feeling' | 'pose' | 'wears'> & {
  /** Where the eyes go, from -1 to 1; as the feeling has it, where nothing is said. */
  looks?: number | undefined;
  /** With a second mouth (`data-lips`), for whoever is heard. */
  speaks?: boolean | undefined;
};

/** The head where the body has it. */
export function FigureHead({ name, program, ...felt }: HeadProps & Pick<FigureProps, 'name' | 'program'>) {
  return <LookHead look={useLook(name, program)} {...felt} />;
}

export function LookHead({
  look,
  feeling = 'okay',
  pose = 'stand',
  looks,
  speaks,
  wears,
}: HeadProps & { look: Look }) {
  const felt = EXPRESSIONS[feeling];
  const expression = looks === undefined ? felt : { ...felt, lookX: looks };
  const worn = wears === undefined ? null : <Worn look={look} picture={wears} />;
  switch (look.rig) {
    case 'animal':
      return (
        <g transform={animalHeadAt(look, expression, pose)}>
          <AnimalHead look={look} expression={expression} speaks={speaks} />
          {worn}
        </g>
      );
    case 'human':
      return (
        <g transform={humanHeadAt(look, expression, pose)}>
          <HumanHead look={look} expression={expression} speaks={speaks} />
          {worn}
        </g>
      );
    case 'robot':
      return (
        <g transform={robotHeadAt(expression, pose)}>
          <RobotHead expression={expression} speaks={speaks} />
          {worn}
        </g>
      );
  }
}

/** What a whole figure stands in, with room for raised arms. */
export const FIGURE_FRAME = '-130 -288 260 302';

/** The ground's shadow below whoever stands. */
export function FigureShadow() {
  return <ellipse cy="2" rx="62" ry="9" fill="#3d2f38" opacity=".13" />;
}

/** A whole character on its own shadow. */
export function Character({ name, program, feeling, pose, ...frame }: FigureProps & PictureProps) {
  return (
    <Picture viewBox={FIGURE_FRAME} {...frame}>
      <FigureShadow />
      <Figure name={name} program={program} feeling={feeling} pose={pose} />
    </Picture>
  );
}

type FaceProps = Omit<FigureProps, 'pose'> & {
  /** Instead of a feeling. */
  yawns?: boolean | undefined;
};

/** A head alone around the origin: for use inside a larger picture. */
function HeadAlone({ name, program, feeling = 'okay', yawns = false }: FaceProps) {
  const look = useLook(name, program);
  const expression = yawns ? YAWN : EXPRESSIONS[feeling];
  return (
    <g transform={`rotate(${expression.tilt})`}>
      {look.rig === 'animal' && <AnimalHead look={look} expression={expression} />}
      {look.rig === 'human' && <HumanHead look={look} expression={expression} />}
      {look.rig === 'robot' && <RobotHead expression={expression} />}
    </g>
  );
}

/** Head and face only, readable from 48 pixels up. */
export function Face({ name, program, feeling, yawns, ...frame }: FaceProps & PictureProps) {
  return (
    <Picture viewBox={faceFrame(useLook(name, program))} {...frame}>
      <HeadAlone name={name} program={program} feeling={feeling} yawns={yawns} />
    </Picture>
  );
}

/** Square frames that hold each head with its ears, crest, hair or vane. */
const FACE_FRAMES: Record<AnimalKind, string> = {
  mouse: '-92 -98 184 184',
  bear: '-84 -88 168 168',
  bird: '-80 -92 160 160',
  tortoise: '-78 -80 156 156',
  otter: '-88 -88 176 176',
  fox: '-90 -106 180 180',
  frog: '-86 -88 172 172',
  hedgehog: '-92 -100 184 184',
  bat: '-86 -112 172 172',
  heron: '-72 -66 144 144',
  sprig: '-96 -102 192 192',
};

const WIDE_HAIR: Partial<Record<HairStyle, string>> = {
  puffs: '-80 -88 160 160',
  ponytail: '-80 -78 148 148',
  braids: '-78 -74 156 156',
  bun: '-72 -82 144 144',
};

function faceFrame(look: Look): string {
  switch (look.rig) {
    case 'animal':
      return FACE_FRAMES[look.kind];
    case 'human':
      return WIDE_HAIR[look.hair] ?? '-68 -74 136 136';
    case 'robot':
      return '-80 -106 162 162';
  }
}
