import { closeModal, onceClosed, openModal } from '#ui/layers/modals.ts';

const STEP_UP = 'step-up';

let asked: Promise<boolean> | null = null;
let proved = false;

/**
 * A call was refused until its user proves once more who they are: asks for that, once for all calls that wait. False
 * where they would not.
 */
export function askForProof(): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    proved = false;
    openModal(STEP_UP);
    onceClosed(STEP_UP, () => {
      asked = null;
      resolve(proved);
    });
  });
  return asked;
}

export function giveProof(): void {
  proved = true;
  closeModal(STEP_UP);
}
