import { At } from '#ui/art/pencil/picture.tsx';
import { Shadow } from '#ui/art/scenery.tsx';
import { Room, Rug, Window, WindowView } from '../scenery/indoors.tsx';
import { Stage } from '../scenery/stage.tsx';

function Piano() {
  return (
    <At x={220} y={474}>
      <Shadow x={0} y={2} width={150} opacity={0.14} />
      <path d="M-140 0V-176Q-140-184-132-184H132Q140-184 140-176V0H120V-60H-120V0Z" fill="#a97b5c" />
      <path d="M-118-60H118V-20H-118Z" fill="#936849" />
      <path d="M-120-166H120V-106H-120Z" fill="#b98a68" />
      <path d="M-150-88H150V-66H-150Z" fill="#c39a74" />
      <path d="M-136-96H136V-84H-136Z" fill="#fffaf0" />
      <path
        d="M-118-96v8M-100-96v8M-64-96v8M-46-96v8M-28-96v8M8-96v8M26-96v8M62-96v8M80-96v8M98-96v8"
        stroke="#4a4048"
        strokeWidth="7"
      />
      <path d="M-44-106L-36-158H36L44-106Z" fill="#fdf6e8" />
      <path d="M-28-142H28M-30-130H30M-32-118H32" stroke="#d8cbb4" strokeWidth="3" />
    </At>
  );
}

function Xylophone() {
  return (
    <At x={1060} y={478}>
      <Shadow x={0} y={2} width={140} opacity={0.12} />
      <path
        d="M-110 0L-90-84M110 0L90-84M-90-84L-60 0M90-84L60 0"
        stroke="#9aa3a8"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-144-112L110-106V-84L-144-76Z" fill="#a97b5c" />
      <path d="M-132-126h28v54h-28Z" fill="#d98a76" />
      <path d="M-98-123h28v48h-28Z" fill="#e0a866" />
      <path d="M-64-121h28v44h-28Z" fill="#e6cf86" />
      <path d="M-30-119h28v40h-28Z" fill="#9cc08f" />
      <path d="M4-118h28v38h-28Z" fill="#86b5b0" />
      <path d="M38-117h28v36h-28Z" fill="#8ea8c4" />
      <path d="M72-116h28v34h-28Z" fill="#b79bb9" />
    </At>
  );
}

function Guitar({ x, color }: { x: number; color: string }) {
  return (
    <At x={x} y={104}>
      <path d="M-5 0H5V96H-5Z" fill="#8a6248" />
      <path d="M-9-16H9V6H-9Z" fill="#6f4c38" />
      <path
        d="M0 84C30 84 34 112 24 124C20 130 24 136 32 146C48 172 24 204 0 204S-48 172-32 146C-24 136-20 130-24 124C-34 112-30 84 0 84Z"
        fill={color}
      />
      <circle cy="142" r="14" fill="#5d4336" />
      <path d="M-14 176H14" stroke="#6f4c38" strokeWidth="6" strokeLinecap="round" />
      <path d="M-2-6V176M2-6V176" stroke="#fdf6e8" strokeWidth="1.2" />
    </At>
  );
}

export function MusicRoom() {
  return (
    <Stage>
      <Room
        wall={['#e4dfec', '#efe9ef']}
        band="#cfc6dd"
        skirting="#b5abc7"
        floor={['#d6b48e', '#e4c8a4']}
        seam="#c8a27a"
      />
      <Window x={520} y={70} width={240} height={216}>
        <WindowView width={220} height={196} />
      </Window>
      <g fill="#d9d1e4">
        <rect x="60" y="80" width="120" height="120" rx="12" />
        <rect x="200" y="80" width="120" height="120" rx="12" />
        <rect x="1100" y="80" width="120" height="120" rx="12" />
        <rect x="960" y="80" width="120" height="120" rx="12" />
      </g>
      <path
        d="M80 140q20-40 40 0t40 0M220 140q20-40 40 0t40 0M980 140q20-40 40 0t40 0M1120 140q20-40 40 0t40 0"
        fill="none"
        stroke="#c3b8d4"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Guitar x={424} color="#e0ad6c" />
      <Guitar x={862} color="#c98a6a" />
      <Piano />
      <Xylophone />
      <Rug y={600} width={440} color="#b9b0d0" ring="#dcd5e6" />
    </Stage>
  );
}
