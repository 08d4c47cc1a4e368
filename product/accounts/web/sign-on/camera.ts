import { codeReader } from '#platform/web/qr-reader.ts';
import { type CameraProblem, cameraProblem } from '../../rules/sign-in/camera.ts';
import { hasCameraAccess } from './camera-access.ts';

/** Asks for the camera that looks at the child. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!hasCameraAccess()) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return cameraProblem(error instanceof Error ? error.name : '');
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const BETWEEN_LOOKS_MILLISECONDS = 120;

/** Looks again and again, until `onCode` says that this was it, or until nobody wants to know any more. */
export async function watchForCodes(
  video: HTMLVideoElement,
  onCode: (text: string) => 'found' | 'go-on',
  signal: AbortSignal,
): Promise<void> {
  const read = await codeReader();
  while (!signal.aborted) {
    const text = await read(video);
    if (signal.aborted || (text !== null && onCode(text) === 'found')) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MILLISECONDS));
  }
}
