import type { Page } from '@playwright/test';

type Size = { width: number; height: number };

/** Run in the browser: draws a picture in another size, as WebP. */
const draw = (source: string, { width, height }: Size, quality: number): string => `(async () => {
  const image = new Image();
  image.src = '${source}';
  await image.decode();
  const drawn = document.createElement('canvas');
  drawn.width = ${width};
  drawn.height = ${height};
  const pen = drawn.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, drawn.width, drawn.height);
  return drawn.toDataURL('image/webp', ${quality});
})()`;

/** As good as it can be in so many bytes. The page is any that is open. */
export async function toWebp(canvas: Page, png: Buffer, size: Size, most: number): Promise<Buffer> {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  for (const quality of [0.86, 0.76, 0.66, 0.5]) {
    const data = await canvas.evaluate<string>(draw(source, size, quality));
    const webp = Buffer.from(data.split(',')[1] ?? '', 'base64');
    if (webp.length <= most) return webp;
  }
  throw new Error('a picture does not get small enough');
}
