import { Figure } from '../character.tsx';
import { At } from '../pencil/picture.tsx';
import { Cloud, Glow, Shadow, Wash } from '../scenery.tsx';

function Balloon({
  x,
  y,
  scale,
  color,
  stripe,
}: {
  x: number;
  y: number;
  scale: number;
  color: string;
  stripe: string;
}) {
  return (
    <At x={x} y={y} scale={scale}>
      <path
        d="M0-66C36-66 50-38 44-14C40 6 18 26 8 34H-8C-18 26-40 6-44-14C-50-38-36-66 0-66Z"
        fill={color}
      />
      <path d="M0-66C14-60 20-36 18-14C16 6 8 26 4 34H-4C-8 26-16 6-18-14C-20-36-14-60 0-66Z" fill={stripe} />
      <path
        d="M-30-40C-26-50-20-55-14-58"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M-8 34L-6 46M8 34L6 46" stroke="#7c6a5c" strokeWidth="2" />
      <path d="M-10 46H10L8 60Q0 64-8 60Z" fill="#b9855a" />
    </At>
  );
}

/** The hull is a wide smile: two round windows above a curved line. */
function Hull() {
  return (
    <>
      <path d="M120 236H520C512 308 430 352 320 352C210 352 128 308 120 236Z" fill="#f6e3c5" />
      <path
        d="M120 236H520C518 252 513 266 505 279C440 290 200 290 135 279C127 266 122 252 120 236Z"
        fill="#d9705a"
      />
      <path d="M380 348C460 336 514 296 520 236H498C492 296 446 334 380 348Z" fill="#7a4a2a" opacity=".12" />
      {[262, 378].map((x) => (
        <g key={x}>
          <circle cx={x} cy="262" r="17" fill="#fdf1d9" />
          <circle cx={x} cy="262" r="12" fill="#7fb7cf" />
          <path
            d={`M${x - 8} 258q6-6 12-2`}
            stroke="#d9f0f4"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M252 302Q320 340 388 302" fill="none" stroke="#a8543f" strokeWidth="8" strokeLinecap="round" />
      <g fill="#e7c79c">
        <circle cx="176" cy="302" r="8" />
        <circle cx="210" cy="322" r="7" />
        <circle cx="464" cy="302" r="8" />
        <circle cx="430" cy="322" r="7" />
      </g>
      <path d="M104 226H536Q544 226 542 233L538 240H102L98 233Q96 226 104 226Z" fill="#b9855a" />
      <path d="M104 226H536" stroke="#dbb083" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Engine({ x, flip = false }: { x: number; flip?: boolean }) {
  return (
    <At x={x} y={262} flip={flip}>
      <path d="M-4-8H34V8H-4Z" fill="#8fa3b0" />
      <rect x="-28" y="-17" width="34" height="34" rx="15" fill="#3f8f8c" />
      <path
        d="M-34-40C-28-40-27-8-34 0C-41-8-40-40-34-40ZM-34 40C-28 40-27 8-34 0C-41 8-40 40-34 40Z"
        fill="#f0c987"
      />
      <circle cx="-32" r="6" fill="#2f7573" />
    </At>
  );
}

function Observatory() {
  return (
    <At x={166} y={228}>
      <path d="M-44 0V-52H44V0Z" fill="#fdf1d9" />
      <path d="M20 0V-52H44V0Z" fill="#7a4a2a" opacity=".08" />
      <path d="M-50-52C-50-92-24-108 0-108C24-108 50-92 50-52Z" fill="#3f8f8c" />
      <path d="M6-107C22-104 34-84 36-52H18C18-76 14-96 2-108Z" fill="#275e5d" />
      <path d="M18-62L58-104L70-92L34-52Z" fill="#e3a63f" />
      <path d="M56-108L74-90" stroke="#b97d24" strokeWidth="7" strokeLinecap="round" />
      <path d="M-54-52H54" stroke="#2f7573" strokeWidth="7" strokeLinecap="round" />
      <path d="M-14 0V-24Q-14-36-4-36T6-24V0Z" fill="#c9604f" />
      <circle cx="25" cy="-26" r="9" fill="#8ec3d6" />
      <circle cx="-30" cy="-26" r="8" fill="#8ec3d6" />
    </At>
  );
}

function Mast() {
  return (
    <At x={478} y={228}>
      <path d="M-4 0L-2-150H2L4 0Z" fill="#8f7a68" />
      <path d="M0-116C22-124 30-106 52-114V-88C30-80 22-98 0-90Z" fill="#f0b04f" />
      <path d="M-38-150H38" stroke="#6f8593" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M-38-142A10 10 0 0 1-38-160ZM38-142A10 10 0 0 0 38-160ZM-8-158A9 9 0 0 1 8-158Z"
        fill="#d9705a"
      />
      <path d="M-34 0L0-60L34 0" fill="none" stroke="#8f7a68" strokeWidth="3" />
      <rect x="-24" y="-34" width="48" height="34" rx="5" fill="#f6e3c5" />
      <path d="M-24-22H24M-24-11H24" stroke="#dcbf94" strokeWidth="3" />
    </At>
  );
}

export function SkyStation() {
  return (
    <>
      <Wash width={640} height={400} colors={['#86bddb', '#bfdfe8', '#fbe9d3', '#fbd5bd']} />
      <Glow x={86} y={92} radius={170} color="#fff5d2" />
      <circle cx="86" cy="92" r="30" fill="#fff4cd" />
      <Cloud x={366} y={62} scale={0.75} color="#f7fbfb" shade="#dcebee" />
      <Cloud x={556} y={52} scale={1} color="#f7fbfb" shade="#dcebee" />
      <Cloud x={30} y={190} scale={0.9} color="#fffaf2" shade="#f3e4d6" />
      <Cloud x={600} y={206} scale={0.8} color="#fffaf2" shade="#f3e4d6" />
      <Balloon x={214} y={62} scale={0.7} color="#e98b77" stripe="#fbe3c9" />
      <Balloon x={590} y={130} scale={0.42} color="#6fa5c9" stripe="#e4f0f4" />
      <Balloon x={34} y={268} scale={0.34} color="#e3b04f" stripe="#fdf1d3" />
      <path d="M214 104C228 140 216 180 232 228" fill="none" stroke="#7c6a5c" strokeWidth="2" />
      <path
        d="M0 330C40 304 80 318 110 308C150 290 200 316 240 306C290 292 350 314 400 302C450 292 500 314 548 300C590 292 620 312 640 306V400H0Z"
        fill="#fdeee0"
      />
      <Engine x={118} />
      <Engine x={522} flip />
      <Hull />
      <Observatory />
      <Mast />
      <g stroke="#fdf1d9" strokeWidth="4" strokeLinecap="round">
        <path d="M112 226V196M534 226V196M112 198H126M520 198H534M112 211H126M520 211H534" />
      </g>
      <Shadow x={270} y={228} width={30} />
      <Shadow x={344} y={228} width={30} />
      <Shadow x={416} y={228} width={32} />
      <At x={270} y={227} scale={0.5}>
        <Figure name="noor" feeling="happy" pose="wave" />
      </At>
      <At x={344} y={227} scale={0.5}>
        <Figure name="ximo" feeling="okay" pose="rest" />
      </At>
      <At x={416} y={227} scale={0.48}>
        <Figure name="bricky" feeling="excited" pose="cheer" />
      </At>
      <Cloud x={150} y={352} scale={1.3} color="#fffaf3" shade="#f6e3d3" />
      <Cloud x={470} y={356} scale={1.4} color="#fffaf3" shade="#f6e3d3" />
      <path
        d="M0 374C6 352 42 346 58 362C74 340 118 340 132 360C152 342 196 346 206 366C228 346 272 350 286 370C306 350 350 352 364 370C384 350 426 352 440 366C456 344 502 342 518 362C536 346 574 346 588 364C606 350 630 352 640 362V400H0Z"
        fill="#fffdf8"
      />
      <path
        d="M0 392C30 378 60 380 84 390C112 376 150 378 174 392C206 380 246 382 268 394C300 382 340 382 364 394C396 380 436 382 458 392C490 378 530 380 552 390C584 378 616 380 640 390V400H0Z"
        fill="#f7e8db"
      />
      <g fill="none" stroke="#5f8296" strokeWidth="2.5" strokeLinecap="round">
        <path d="M566 268q7-8 12 0q6-8 12 0M598 288q5-6 9 0q5-6 9 0M300 40q5-6 9 0q5-6 9 0" />
      </g>
    </>
  );
}
