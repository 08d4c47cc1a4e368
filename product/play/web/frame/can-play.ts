/** A browser that can not show the play is told to be another. Drawing is done in SVG, so that is asked. */
export function canPlay(): boolean {
  return (
    'createSVGRect' in document.createElementNS('http://www.w3.org/2000/svg', 'svg') &&
    typeof HTMLDialogElement === 'function'
  );
}
