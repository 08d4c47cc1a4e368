import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Lantern, Shadow } from '#ui/art/scenery.tsx';
import { Cart, CartWheel, GuildRoom, TreeWindow } from '../scenery/canopy.tsx';
import { GroundLight, Stage } from '../scenery/stage.tsx';

/** The big brake with its red handle. */
function Brake() {
  return (
    <At x={812} y={474}>
      <Shadow x={0} y={2} width={70} />
      <path d="M-50 0L-40-36H40L50 0Z" fill="#8f8a86" />
      <path d="M-40-36H40L43-24H-43Z" fill="#aaa5a0" />
      <path d="M0-34L34-150" stroke="#7d7873" strokeWidth="12" strokeLinecap="round" />
      <path d="M28-128L38-162" stroke="#d05a4a" strokeWidth="22" strokeLinecap="round" />
      <path d="M27-140L32-158" stroke="#ec8f7c" strokeWidth="5" strokeLinecap="round" />
      <circle cy="-32" r="11" fill="#d9a95c" />
    </At>
  );
}

function SandGlass({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path
        d="M-20-58H20C20-40 4-36 4-30S20-18 20 0H-20C-20-18-4-24-4-30S-20-40-20-58Z"
        fill="#eef3ee"
        opacity=".85"
      />
      <path d="M-13-46H13C10-38 2-36 0-30C-2-36-10-38-13-46ZM-16-2C-12-14 12-14 16-2Z" fill="#e3b35c" />
      <path d="M-26-62H26V-54H-26ZM-26-4H26V4H-26Z" fill="#8a5f42" />
    </At>
  );
}

export function BrakeHouse() {
  return (
    <Stage>
      <GuildRoom wall={['#e2b089', '#efcaa2']} beam="#9a6548" roof="#b97c5a" floor="#d3a477" seam="#bd8d62" />
      <TreeWindow x={640} y={232} radius={92} frame="#9a6548" />
      <CartWheel x={250} y={230} radius={74} color="#a06c4a" />
      <CartWheel x={430} y={178} radius={44} color="#8a5f42" />
      <CartWheel x={436} y={304} radius={38} color="#b4805a" />
      <CartWheel x={1046} y={226} radius={70} color="#a06c4a" />
      <CartWheel x={104} y={300} radius={46} color="#8a5f42" />
      <CartWheel x={1190} y={310} radius={46} color="#8a5f42" />
      <path d="M766 236H906V248H766Z" fill="#8a5f42" />
      <path d="M780 248V264M892 248V264" stroke="#8a5f42" strokeWidth="6" />
      <SandGlass x={816} y={232} />
      <path d="M774 236v-26q0-4 4-4h10q4 0 4 4v26Z" fill="#7f9fa0" />
      <path d="M860 236c-6-20 0-30 8-30s14 10 8 30Z" fill="#d9a95c" />
      <Lantern x={330} y={66} scale={1.5} cord={24} />
      <Lantern x={950} y={66} scale={1.5} cord={24} />
      <Glow x={640} y={420} radius={260} color="#fff0cc" strength={0.35} />
      <path
        d="M0 500Q640 446 1280 500M0 524Q640 470 1280 524"
        fill="none"
        stroke="#8f8a86"
        strokeWidth="7"
        opacity=".6"
      />
      <Cart x={576} y={488} scale={1.08} color="#c4694f" light="#dd8a6c">
        <path
          d="M-96-90a16 22 0 0 1 32 0a16 22 0 0 1 32 0a16 22 0 0 1 32 0a16 22 0 0 1 32 0a16 22 0 0 1 32 0a16 22 0 0 1 32 0Z"
          fill="#d99a52"
        />
        <path
          d="M-86-103q6-7 12 0M-54-103q6-7 12 0M-22-103q6-7 12 0M10-103q6-7 12 0M42-103q6-7 12 0M74-103q6-7 12 0"
          fill="none"
          stroke="#fbe0a6"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Cart>
      <Brake />
      <GroundLight y={610} strength={0.35} />
    </Stage>
  );
}
