import type { ReactNode } from 'react';
import { Figure } from '../character.tsx';
import { At } from '../pencil/picture.tsx';
import { Glow, Shadow, Wash } from '../scenery.tsx';

function ArchedWindow({ x }: { x: number }) {
  return (
    <At x={x} y={176}>
      <path d="M-42 0V-84C-42-118-22-134 0-134C22-134 42-118 42-84V0Z" fill="#c98f62" />
      <path d="M-35-4V-84C-35-112-18-126 0-126C18-126 35-112 35-84V-4Z" fill="#cfe6ea" />
      <path d="M-35-30C-20-44-6-36 4-42C16-52 28-46 35-40V-4H-35Z" fill="#a9cba2" />
      <path d="M0-126V-4M-35-84H35M-35-46H35" stroke="#c98f62" strokeWidth="4" />
      <path d="M-48 0H48V9H-48Z" fill="#b67c52" />
    </At>
  );
}

function Frame({ x, y, color, children }: { x: number; y: number; color: string; children: ReactNode }) {
  return (
    <At x={x} y={y}>
      <rect x="-27" y="-33" width="54" height="66" rx="4" fill="#b67c52" />
      <rect x="-21" y="-27" width="42" height="54" rx="2" fill={color} />
      {children}
    </At>
  );
}

/** A stand with something an ordinary helper used. */
function Pedestal({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <At x={x} y={y}>
      <Shadow x={0} y={0} width={36} />
      <path d="M-24 0L-20-58H20L24 0Z" fill="#efdcbd" />
      <path d="M6 0L8-58H20L24 0Z" fill="#7a4a2a" opacity=".1" />
      <path d="M-28-66H28V-56H-28Z" fill="#fbf0da" />
      <path d="M-12-40H12V-26H-12Z" fill="#d9b36a" />
      <path d="M-8-35H8M-8-31H4" stroke="#9a7636" strokeWidth="1.5" />
      <At x={0} y={-66}>
        {children}
      </At>
    </At>
  );
}

function Microphone({ x, flip = false }: { x: number; flip?: boolean }) {
  return (
    <At x={x} y={314} flip={flip}>
      <path d="M-13 0H13" stroke="#4a4353" strokeWidth="6" strokeLinecap="round" />
      <path d="M0 0V-16L-9-22" fill="none" stroke="#5d5468" strokeWidth="4" strokeLinejoin="round" />
      <g transform="rotate(-32 -14 -28)">
        <rect x="-22" y="-42" width="16" height="26" rx="8" fill="#4a4353" />
        <path d="M-22-33H-6M-22-27H-6" stroke="#8b8299" strokeWidth="2" />
      </g>
    </At>
  );
}

function PodcastCorner() {
  return (
    <>
      <rect x="396" y="62" width="216" height="128" rx="10" fill="#7a6a98" />
      <g fill="#8b7ba9">
        {[0, 1, 2, 3, 4, 5].map((column) => (
          <path
            key={column}
            d={`M${404 + column * 34} 70h30v24h-30ZM${404 + column * 34} 98h30v24h-30ZM${404 + column * 34} 126h30v24h-30ZM${404 + column * 34} 154h30v28h-30Z`}
          />
        ))}
      </g>
      <rect x="466" y="34" width="76" height="26" rx="13" fill="#5d3a3a" />
      <Glow x={504} y={47} radius={56} color="#ff9a7d" strength={0.6} />
      <rect x="471" y="38" width="66" height="18" rx="9" fill="#e5634d" />
      <path
        d="M484 47q4-7 8 0t8 0t8 0t8 0t8 0"
        fill="none"
        stroke="#fff1e2"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M390 326H630V400H390Z" fill="#9a6847" />
      <path d="M404 338H616V400H404Z" fill="#aa7753" />
      <path
        d="M446 368V378M458 360V386M470 352V394M482 364V382M494 356V390M506 366V380M518 350V396M530 362V384M542 358V388M554 366V380M566 369V377"
        stroke="#f0c987"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M384 312H634Q642 312 640 320L636 330H382L378 320Q376 312 384 312Z" fill="#c58f63" />
      <path d="M384 312H634" stroke="#e0b184" strokeWidth="4" strokeLinecap="round" />
      <Microphone x={484} />
      <Microphone x={534} flip />
      <path d="M602 314V300Q602 296 606 296H618Q622 296 622 300V314Z" fill="#3f8f8c" />
      <path d="M622 300q8 0 7 6t-7 5" fill="none" stroke="#3f8f8c" strokeWidth="3" />
      <path d="M396 314L398 306H424L428 314Z" fill="#fdf6e8" />
    </>
  );
}

export function TheHall() {
  return (
    <>
      <Wash width={640} height={400} colors={['#f3dfbd', '#f9ecd2', '#f6e2c0']} />
      <path d="M0 0H640V20H0Z" fill="#dcb98a" />
      <path d="M0 20H640V27H0Z" fill="#c79f6e" />
      <ArchedWindow x={104} />
      <ArchedWindow x={312} />
      <Frame x={208} y={112} color="#f6d9b8">
        <path d="M-14 27C-14 8-6 4 0 4S14 8 14 27Z" fill="#3f8f8c" />
        <circle cy="-8" r="11" fill="#b97c52" />
        <path d="M-12-10C-12-24 12-24 12-10C6-14-6-14-12-10Z" fill="#4a3330" />
      </Frame>
      <PodcastCorner />
      <path d="M0 196H640V284H0Z" fill="#e2c193" />
      <path d="M0 196H640V202H0Z" fill="#c79f6e" />
      <path
        d="M30 216H110V270H30ZM134 216H214V270H134ZM238 216H318V270H238ZM342 216H422V270H342ZM446 216H526V270H446ZM550 216H630V270H550Z"
        fill="none"
        stroke="#cfa873"
        strokeWidth="3"
      />
      <path d="M0 282H640V400H0Z" fill="#c58f63" />
      <path d="M0 282H640V290H0Z" fill="#a8744b" opacity=".5" />
      <path
        d="M0 316H640M0 356H640M90 290L60 316M240 290L226 316M400 290L406 316M540 290L562 316M150 316L120 356M320 316V356M470 316L490 356M60 356L30 400M230 356L214 400M420 356L432 400M580 356L612 400"
        stroke="#b07c51"
        strokeWidth="2"
      />
      <g fill="#fff6d8" opacity=".2">
        <path d="M69 172H139L236 400H96ZM277 172H347L420 400H300Z" />
      </g>
      <ellipse cx="196" cy="366" rx="176" ry="30" fill="#b4574a" />
      <ellipse cx="196" cy="365" rx="158" ry="25" fill="none" stroke="#f0c987" strokeWidth="4" />
      <Pedestal x={44} y={344}>
        <path d="M-18 0V-24H14V0Z" fill="#5c8fc4" />
        <path
          d="M14-20L30-32L33-28L14-8ZM-18-20C-34-22-34-4-18-4"
          fill="none"
          stroke="#5c8fc4"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M-14-24C-14-36 10-36 10-24" fill="none" stroke="#4776a8" strokeWidth="4" />
      </Pedestal>
      <Pedestal x={334} y={328}>
        <rect x="-22" y="-26" width="44" height="26" rx="5" fill="#c9604f" />
        <path d="M-9-26V-32Q-9-35-6-35H6Q9-35 9-32V-26" fill="none" stroke="#a3483a" strokeWidth="4" />
        <path d="M0-20V-6M-7-13H7" stroke="#fff3e0" strokeWidth="5" />
      </Pedestal>
      <Shadow x={136} y={378} width={40} />
      <Shadow x={248} y={378} width={40} />
      <At x={136} y={376} scale={0.68}>
        <Figure name="amara" feeling="happy" pose="wave" />
      </At>
      <At x={248} y={376} scale={0.68}>
        <Figure name="tomasz" feeling="proud" pose="rest" />
      </At>
      <At x={446} y={368} scale={0.62}>
        <Figure name="ines" feeling="happy" pose="stand" />
      </At>
      <At x={572} y={366} scale={0.62} flip>
        <Figure name="dev" feeling="okay" pose="stand" />
      </At>
      <Desk />
    </>
  );
}
