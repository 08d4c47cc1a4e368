import { encode } from 'uqr';
import { squaresPath } from '../rules/login-cards.ts';

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
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squaresPath(data)} fill="#000" />
    </svg>
  );
}
