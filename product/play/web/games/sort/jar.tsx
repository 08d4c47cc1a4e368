import { Picture } from '#ui/art/pencil/picture.tsx';

/** Where the things go to no person; its picture is on the label. */
export function Jar({ picture, className }: { picture: string | undefined; className?: string | undefined }) {
  return (
    <Picture viewBox="-60 -64 120 128" className={className}>
      <path
        d="M-38-40H38C50-28 50-12 50 4V40C50 54 42 60 28 60H-28C-42 60-50 54-50 40V4C-50-12-50-28-38-40Z"
        fill="#dcecef"
      />
      <path d="M-44 6H44V38C44 50 38 54 26 54H-26C-38 54-44 50-44 38Z" fill="#f3d69a" />
      <path d="M-44 6Q-22-4 0 6T44 6V16H-44Z" fill="#f8e4b8" />
      <rect x="-44" y="-58" width="88" height="20" rx="8" fill="#c9845a" />
      <rect x="-44" y="-58" width="88" height="8" rx="4" fill="#dd9f77" />
      <path
        d="M-36-22C-40-6-40 12-38 26"
        stroke="#fff"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
        opacity=".85"
      />
      {picture !== undefined && <image href={picture} x="-26" y="-20" width="52" height="52" />}
    </Picture>
  );
}
