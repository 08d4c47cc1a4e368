/** Looks for a QR code in what a video shows right now. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own reader where it has one, as on Chromebooks and Android; else ours, which is fetched only then. */
export async function codeReader(): Promise<ReadCode> {
  return (await nativeReader()) ?? ownReader();
}

async function nativeReader(): Promise<ReadCode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats: string[] = await BarcodeDetector.getSupportedFormats().catch(() => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
}

/** More would only take longer: a card held to a camera fills a good part of the picture. */
const WIDEST = 960;

async function ownReader(): Promise<ReadCode> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0 || height === 0) return null;
    const scale = Math.min(1, WIDEST / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // No code in this picture; perhaps in the next.
      return null;
    }
  };
}
