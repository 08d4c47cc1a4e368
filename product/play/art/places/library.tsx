import { At } from '#ui/art/pencil/picture.tsx';
import { Glow, Shadow } from '#ui/art/scenery.tsx';
import { Books, Room, Rug, ShelfCase, Window, WindowView } from '../scenery/indoors.tsx';
import { Stage, times } from '../scenery/stage.tsx';

function Bookcase({ x, width, seed }: { x: number; width: number; seed: number }) {
  return (
    <ShelfCase x={x} y={466} width={width} height={394} rows={4} wood="#c9996b" back="#a97b52">
      {times(4, (row) => (
        <Books key={row} x={20} y={-16 - row * 95.5} width={width - 34} height={78} seed={seed + row * 11} />
      ))}
    </ShelfCase>
  );
}

export function Library() {
  return (
    <Stage>
      <Room
        wall={['#ecdfc8', '#f4ead6']}
        band="#ddc9a8"
        skirting="#c0a27c"
        floor={['#cfa57a', '#deba90']}
        seam="#bd9166"
      />
      <Bookcase x={30} width={400} seed={2} />
      <Bookcase x={850} width={400} seed={5} />
      <Window x={492} y={82} width={296} height={246} columns={3} frame="#e3c096" sill="#b98a5e">
        <WindowView width={276} height={226} colors={['#c2dce2', '#f6ecd2']} />
      </Window>
      <path d="M474 66H806" stroke="#a97b52" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M480 66C488 160 474 250 486 330H520C528 230 500 150 528 66ZM800 66C792 160 806 250 794 330H760C752 230 780 150 752 66Z"
        fill="#9db7a4"
      />
      <rect x="462" y="372" width="356" height="94" rx="8" fill="#c9996b" />
      <path d="M474 396H634V456H474ZM646 396H806V456H646Z" fill="#b98a5e" />
      <path d="M462 346Q462 338 470 338H810Q818 338 818 346V376H462Z" fill="#c98878" />
      <path d="M462 362H818V378H462Z" fill="#b07466" />
      <path d="M486 340C484 312 498 300 520 304C540 298 556 312 552 340Z" fill="#e6c078" />
      <path d="M734 340C732 316 748 306 766 308C784 306 796 318 792 340Z" fill="#8fb0a8" />
      <path d="M620 338L640 328L664 338L644 344Z" fill="#8ea8c4" />
      <path d="M622 336L640 327L660 336" fill="none" stroke="#fffaf0" strokeWidth="4" />
      <At x={838} y={480}>
        <Shadow x={0} y={0} width={40} />
        <Glow x={-8} y={-196} radius={110} color="#fff0c0" strength={0.75} />
        <path d="M-24 0H24" stroke="#8a6a4a" strokeWidth="9" strokeLinecap="round" />
        <path d="M0 0V-176" stroke="#8a6a4a" strokeWidth="6" />
        <path d="M-26-222H26L44-170H-44Z" fill="#f2d79a" />
      </At>
      <Rug y={604} width={440} color="#b98a86" ring="#e6c7a8" />
    </Stage>
  );
}
