/** Where the features of a head sit, from the middle of the head. */
export type FacePlan = {
  eyeX: number;
  eyeY: number;
  eyeWidth: number;
  eyeHeight: number;
  /** From the top of the eye to the brow. */
  browGap: number;
  browWidth: number;
  mouthY: number;
  mouthWidth: number;
  cheekX: number;
  cheekY: number;
};

export type FaceColors = {
  ink: string;
  lid: string;
  blush: string;
  iris: string;
  /** Brows and shut eyes, where ink would not be seen. */
  lash?: string | undefined;
};
