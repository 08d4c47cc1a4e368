import { Picture } from '#ui/art/pencil/picture.tsx';

/** How much sand is still above, from 0 (all) to 1 (none). */
export function SandGlass({ part }: { part: number }) {
  const above = 40 * (1 - part);
  const below = 40 * part;
  return (
    <Picture viewBox="-42 -59 84 118">
      <rect x="-42" y="-59" width="84" height="118" rx="26" fill="#fffdf8" opacity=".92" />
      <path
        d="M-22-44H22C22-16 6-10 6 0C6 10 22 16 22 44H-22C-22 16-6 10-6 0C-6-10-22-16-22-44Z"
        fill="#dcecef"
      />
      <clipPath id="sand-above">
        <rect x="-24" y={-2 - above} width="48" height={above} />
      </clipPath>
      <clipPath id="sand-below">
        <rect x="-24" y={44 - below} width="48" height={below} />
      </clipPath>
      <path d="M-20-44H20C20-18 4-10 4 0H-4C-4-10-20-18-20-44Z" fill="#e0a94f" clipPath="url(#sand-above)" />
      <path d="M-4 0H4C4 10 20 18 20 44H-20C-20 18-4 10-4 0Z" fill="#e0a94f" clipPath="url(#sand-below)" />
      {part > 0 && part < 1 && <path d="M0-4V42" stroke="#e0a94f" strokeWidth="3" />}
      <path d="M-28-48H28M-28 48H28" stroke="#8a5a32" strokeWidth="9" strokeLinecap="round" />
    </Picture>
  );
}
