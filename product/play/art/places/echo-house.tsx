import { path } from '#ui/art/pencil/path.ts';
import { At } from '#ui/art/pencil/picture.tsx';
import { Lantern } from '#ui/art/scenery.tsx';
import { GuildRoom, TreeWindow } from '../scenery/canopy.tsx';
import { Table } from '../scenery/indoors.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';

/** A hollow reed: it comes down from the roof, and its mouth opens into the room. */
function Reed({ x, y, flip = false, color }: { x: number; y: number; flip?: boolean; color: string }) {
  const turn = flip ? -1 : 1;
  const way = path`M${x} 0V${y - 46}Q${x} ${y} ${x + 42 * turn} ${y}`;
  const rings = path`M${x - 15} 140h30M${x - 15} ${(y + 90) / 2}h30M${x - 15} ${y - 50}h30`;
  return (
    <>
      <path d={way} fill="none" stroke={color} strokeWidth="24" />
      <path
        d={way}
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        opacity=".28"
        transform={`translate(${-5 * turn} -5)`}
      />
      <path d={rings} stroke="#6d8a54" strokeWidth="6" strokeLinecap="round" />
      <At x={x + 40 * turn} y={y} flip={flip}>
        <path d="M-4-12C14-14 26-26 34-36V36C26 26 14 14-4 12Z" fill={color} />
        <ellipse cx="34" rx="12" ry="37" fill="#e9dfae" />
        <ellipse cx="36" rx="7" ry="27" fill="#5f6f4c" />
      </At>
    </>
  );
}

export function EchoHouse() {
  return (
    <Stage>
      <GuildRoom wall={['#b9cdb0', '#d7dfbe']} beam="#7c8f5e" roof="#8fa574" floor="#cdb285" seam="#b89a6c" />
      <TreeWindow x={640} y={226} radius={84} frame="#7c8f5e" />
      <Reed x={110} y={330} color="#a9bf78" />
      <Reed x={226} y={248} color="#b9c986" />
      <Reed x={336} y={350} color="#9db46e" />
      <Reed x={446} y={270} color="#b2c47e" />
      <Reed x={834} y={270} flip color="#b2c47e" />
      <Reed x={944} y={350} flip color="#9db46e" />
      <Reed x={1054} y={248} flip color="#b9c986" />
      <Reed x={1170} y={330} flip color="#a9bf78" />
      <Lantern x={540} y={72} scale={1.4} cord={16} />
      <Lantern x={740} y={72} scale={1.4} cord={16} />
      <Table x={640} y={486} width={300} height={116} top="#c79a68" leg="#a67c50" />
      <path d="M582 370L594 356H676L690 370Z" fill="#fffaf0" />
      <path d="M606 365H664M612 360H648" stroke="#c9bda4" strokeWidth="3" strokeLinecap="round" />
      <path d="M700 368L744 352" stroke="#d98a6a" strokeWidth="6" strokeLinecap="round" />
      <path d="M536 370v-26q0-4 4-4h18q4 0 4 4v26Z" fill="#6f8f9c" />
      <path d="M548 342q-10-34 14-56q6 30-8 56Z" fill="#f3ead2" />
      <GroundLight y={610} strength={0.4} />
    </Stage>
  );
}
