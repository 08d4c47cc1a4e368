/** So much of its end is heard under its beginning. */
const BLENDED = 0.05;

/** Rain: softer than white noise, as each sample leans on the one before. It goes round for ever, without a seam. */
export function rainNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const blended = Math.round(BLENDED * length);
  let before = 0;
  const drops = Float32Array.from({ length: length + blended }, () => {
    before = 0.82 * before + 0.18 * (random() * 2 - 1);
    return before * 2.4;
  });
  // What came behind the end fades out under the beginning: there the last sample has its next one.
  return drops.slice(0, length).map((sample, at) => {
    if (at >= blended) return sample;
    const share = at / blended;
    return sample * Math.sqrt(share) + (drops[length + at] ?? 0) * Math.sqrt(1 - share);
  });
}
