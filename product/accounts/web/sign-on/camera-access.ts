/** Browsers offer cameras to secure pages only. */
export function hasCameraAccess(): boolean {
  return 'mediaDevices' in navigator;
}
