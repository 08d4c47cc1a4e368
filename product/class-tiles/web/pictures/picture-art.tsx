import type { ReactNode } from 'react';
import type { Picture } from '../../rules/pictures.ts';
import styles from './picture-art.module.css';

/** Each has an outline of its own: without color, small, or printed in black it is still the same thing. */
const DRAWN: Record<Picture, ReactNode> = {
  fish: (
    <>
      <path d="M66 48 86 30v36zM32 30c4-9 12-14 22-14 0 7-2 11-5 14z" fill="#f08a4b" />
      <path d="M8 48c8-17 24-24 38-22 12 2 20 10 24 22-4 12-12 20-24 22-14 2-30-5-38-22z" fill="#ffa85c" />
      <path d="M50 28c-6 12-6 28 0 40" fill="none" />
      <circle cx="26" cy="43" r="4" className={styles.ink} />
    </>
  ),
  tree: (
    <>
      <path d="M42 58h12l3 30H39z" fill="#a8713f" />
      <path
        d="M48 8c12 0 20 8 20 17 10 1 16 8 16 16 0 11-9 18-20 18H32c-11 0-20-7-20-18 0-8 6-15 16-16 0-9 8-17 20-17z"
        fill="#63b05c"
      />
      <path d="M48 88V62m0 8 9-8" fill="none" />
    </>
  ),
  house: (
    <>
      <path d="M18 44h60v42H18z" fill="#ffe2a8" />
      <path d="M8 46 48 12l40 34z" fill="#d9594c" />
      <path d="M40 86V62h16v24z" fill="#7a4b2b" />
      <path d="M62 56h10v10H62zM24 56h10v10H24z" fill="#bfe3f2" />
    </>
  ),
  boat: (
    <>
      <path d="M50 10v52M50 12c16 8 26 22 28 44H50z" fill="#fff3d6" />
      <path d="M44 22v34H20c4-14 12-26 24-34z" fill="#f3b73e" />
      <path d="M8 62h80c-3 14-11 22-22 22H30C19 84 11 76 8 62z" fill="#4f8fd0" />
    </>
  ),
  bell: (
    <>
      <circle cx="48" cy="78" r="9" fill="#b5852b" />
      <path
        d="M48 10c5 0 8 4 8 8 14 4 20 16 20 30v14l8 12H12l8-12V48c0-14 6-26 20-30 0-4 3-8 8-8z"
        fill="#f7ca45"
      />
      <path d="M20 62h56" fill="none" />
    </>
  ),
  umbrella: (
    <>
      <path d="M48 10v64c0 14-20 14-20 2" fill="none" />
      <path
        d="M6 52c2-24 20-38 42-38s40 14 42 38c-8-7-16-7-21 0-6-7-15-7-21 0-6-7-15-7-21 0-5-7-13-7-21 0z"
        fill="#8d6bc0"
      />
      <path d="M48 14c-12 10-18 24-21 38m21-38c12 10 18 24 21 38" fill="none" />
    </>
  ),
  apple: (
    <>
      <path
        d="M48 30c8-9 36-8 36 18 0 22-14 40-24 40-5 0-7-3-12-3s-7 3-12 3c-10 0-24-18-24-40 0-26 28-27 36-18z"
        fill="#e35b52"
      />
      <path d="M48 30c0-8-2-14-8-20" fill="none" />
      <path d="M50 22c4-11 14-14 24-12-2 10-12 15-24 12z" fill="#6fb358" />
    </>
  ),
  star: <path d="m48 6 12 27 30 3-22 20 6 30-26-16-26 16 6-30L6 36l30-3z" fill="#ffd34f" />,
  butterfly: (
    <>
      <path
        d="M48 44C40 16 8 12 8 34c0 14 18 20 40 16-20 4-30 14-22 26 6 9 20 2 22-20 2 22 16 29 22 20 8-12-2-22-22-26 22 4 40-2 40-16 0-22-32-18-40 10z"
        fill="#6cc0d8"
      />
      <path d="M48 34v44" className={styles.thick} />
      <path d="M48 32c-2-10-6-16-12-20m12 20c2-10 6-16 12-20" fill="none" />
      <circle cx="24" cy="36" r="5" fill="#fff3d6" />
      <circle cx="72" cy="36" r="5" fill="#fff3d6" />
    </>
  ),
  shoe: (
    <>
      <path d="M14 24c8 6 18 6 26 0l14 22c8 6 20 6 28 12 5 4 6 10 6 16H10c-4-18-2-34 4-50z" fill="#58a79a" />
      <path d="M8 72h82v8c0 4-3 6-6 6H14c-4 0-6-2-6-6z" fill="#fff3d6" />
      <path d="m46 38-10 6m16 3-10 6m17 2-9 7" fill="none" />
    </>
  ),
  drum: (
    <>
      <path d="M12 40v34c0 9 16 16 36 16s36-7 36-16V40z" fill="#d9594c" />
      <path d="m12 46 14 40 14-34 16 34 14-36 14-2" fill="none" />
      <ellipse cx="48" cy="40" rx="36" ry="14" fill="#fff3d6" />
      <path d="M42 38 14 10m40 28L82 10" className={styles.thick} />
    </>
  ),
  key: (
    <>
      <path d="M47 40h41v13H77v11H65V53H47z" fill="#d8a83a" />
      <circle cx="30" cy="47" r="22" fill="#f0c250" />
      <circle cx="26" cy="47" r="8" fill="#fffdf8" />
    </>
  ),
};

/** Beside its name or inside a button that says it: the picture itself is silent. */
export function PictureArt({ picture, className }: { picture: Picture; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={className} focusable="false">
      <g className={styles.lines}>{DRAWN[picture]}</g>
    </svg>
  );
}
