import encodeQR from 'qr';
import { squaresPath } from './squares.ts';

/** A code for a camera, drawn as one shape. Black on white whatever the theme: it is read by machines. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const size = squares.length;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squaresPath(squares)} fill="#000" />
    </svg>
  );
}
