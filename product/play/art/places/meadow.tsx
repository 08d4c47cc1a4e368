import { Picture } from '#ui/art/picture.tsx';

export function Meadow() {
  return (
    <Picture viewBox="0 0 1280 720" width={1280} height={720}>
      <rect width="1280" height="720" fill="#cfe8f3" />
      <path d="M0 420 Q320 340 640 410 T1280 390 V720 H0Z" fill="#a9cf8a" />
      <path d="M0 520 Q400 460 760 520 T1280 500 V720 H0Z" fill="#86b769" />
    </Picture>
  );
}
