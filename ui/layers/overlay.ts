import { useDialogElement } from './dialog.tsx';

type OverlayPlace = { portalProps?: { target: HTMLElement } };

/** Where floating things are put: into the dialog around, because nothing outside of it can be reached. */
export function useOverlayPlace(): OverlayPlace {
  const target = useDialogElement();
  return target === null ? {} : { portalProps: { target } };
}
