import { At } from '#ui/art/pencil/picture.tsx';
import { Bush, Cloud, Flower, Glow, RoundTree, Wash } from '#ui/art/scenery.tsx';
import { House, tufts } from '../scenery/outdoors.tsx';
import { Stage } from '../scenery/stage.tsx';

/** A pop pod: left alone it grows, and then it opens by itself. */
function Pod({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <At x={x} y={y} scale={scale}>
      <path d="M0 0C-4-24 6-40 0-60" fill="none" stroke="#5f9460" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M-1-20C-22-42-44-34-52-24C-38-12-16-8-1-20ZM2-10C20-32 42-26 50-16C36-4 16 0 2-10Z"
        fill="#74a870"
      />
      <path d="M0-140C34-132 46-98 36-74C30-58 14-52 0-52S-30-58-36-74C-46-98-34-132 0-140Z" fill="#94c27c" />
      <path d="M0-140C14-120 16-80 0-52C14-52 30-58 36-74C46-98 34-132 0-140Z" fill="#7db06e" />
      <path
        d="M-22-112C-28-100-28-90-24-80"
        fill="none"
        stroke="#cfe6b4"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M0-140q-2-10 6-14" fill="none" stroke="#5f9460" strokeWidth="5" strokeLinecap="round" />
    </At>
  );
}

export function Meadow() {
  return (
    <Stage>
      <Wash width={1280} height={720} colors={['#b5d3e0', '#d9e8e6', '#fbeed6']} />
      <Glow x={900} y={150} radius={280} color="#fff3c4" />
      <circle cx="900" cy="146" r="46" fill="#fff3cb" />
      <g fill="none" strokeWidth="11" opacity=".3">
        <path d="M150 430A420 330 0 0 1 990 430" stroke="#ef9a86" />
        <path d="M161 430A409 319 0 0 1 979 430" stroke="#f6d08a" />
        <path d="M172 430A398 308 0 0 1 968 430" stroke="#a9d3a6" />
        <path d="M183 430A387 297 0 0 1 957 430" stroke="#9cc4e0" />
      </g>
      <Cloud x={230} y={120} scale={1.7} color="#f8fbfb" shade="#d9e5e9" />
      <Cloud x={560} y={96} scale={1} color="#f8fbfb" shade="#dde9ec" />
      <Cloud x={1120} y={170} scale={1.4} color="#fffaf0" shade="#eee6da" />
      <path d="M0 366C170 300 330 344 520 352C760 312 980 290 1280 348V720H0Z" fill="#cfe0c0" />
      <House x={640} y={366} scale={0.9} wall="#f7ddc4" roof="#cf8a72" door="#7f9fb8" />
      <path
        d="M668 276q-10-14 2-24t-2-24"
        fill="none"
        stroke="#fff"
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".8"
      />
      <RoundTree x={556} y={372} scale={0.8} leaf="#9cc295" light="#b8d5ab" />
      <RoundTree x={740} y={370} scale={0.66} leaf="#9cc295" light="#b8d5ab" />
      <path d="M0 418C220 360 420 384 640 366C880 356 1080 372 1280 404V720H0Z" fill="#b4d2a0" />
      <RoundTree x={96} y={424} scale={1.9} leaf="#8ab687" light="#a9cca1" />
      <RoundTree x={1190} y={420} scale={1.8} leaf="#8ab687" light="#a9cca1" />
      <path d="M0 474C200 440 400 440 640 448C880 436 1080 440 1280 470V720H0Z" fill="#a3c88e" />
      <path
        d="M624 366H656C672 404 584 430 640 478C700 524 790 600 780 720H440C470 620 560 560 548 500C540 446 628 412 624 366Z"
        fill="#ecdcb8"
      />
      <path
        d="M624 366H634C640 414 566 446 574 500C586 566 520 620 500 720H440C470 620 560 560 548 500C540 446 628 412 624 366Z"
        fill="#f4e8cc"
      />
      <Bush x={250} y={452} scale={1.1} leaf="#86b47e" light="#a6cb9a" />
      <Bush x={1040} y={452} scale={1.2} leaf="#86b47e" light="#a6cb9a" />
      <Pod x={590} y={440} scale={0.26} />
      <Pod x={684} y={452} scale={0.3} />
      <Flower x={280} y={510} scale={1.7} color="#f4d06f" />
      <Flower x={990} y={506} scale={1.7} color="#e8a59a" />
      <Flower x={1130} y={530} scale={1.9} color="#c9b0dc" />
      <Flower x={130} y={528} scale={1.9} color="#e8a59a" />
      <path
        d={tufts([
          [200, 560],
          [340, 590],
          [900, 560],
          [1010, 610],
          [1180, 580],
          [80, 620],
        ])}
        fill="none"
        stroke="#86b276"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Stage>
  );
}
