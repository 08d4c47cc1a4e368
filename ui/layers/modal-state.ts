import type { Message } from '#platform/contract/message.ts';

export type ModalStatus = 'open' | 'processing' | 'success' | 'failed' | 'warning';

export type ModalState = {
  readonly isOpen: boolean;
  /** Which variety of the dialog, where there are several. */
  readonly type: string | null;
  /** What it is about: a row's id. */
  readonly id: string | number | null;
  readonly status: ModalStatus;
  /** What a success, failure or warning says. */
  readonly message: Message | null;
  /** Stands in for the dialog's own title. */
  readonly title: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
};

export type Modals = Readonly<Record<string, ModalState>>;

export type ModalGiven = Partial<Pick<ModalState, 'type' | 'id' | 'title' | 'extra'>>;

export type ModalChange =
  | { do: 'open'; name: string; given?: ModalGiven | undefined }
  | { do: 'hide' | 'show' | 'close'; name: string }
  | { do: 'status'; name: string; status: ModalStatus; message?: Message | undefined }
  | { do: 'title'; name: string; title: string }
  | { do: 'close-all' };

const FRESH: ModalState = {
  isOpen: true,
  type: null,
  id: null,
  status: 'open',
  message: null,
  title: null,
  extra: {},
};

/** Opening again starts anew, hiding keeps everything, closing forgets. A change to none is no change. */
export function modalsAfter(modals: Modals, change: ModalChange): Modals {
  if (change.do === 'close-all') return {};
  if (change.do === 'open') return { ...modals, [change.name]: { ...FRESH, ...change.given } };

  const { [change.name]: modal, ...others } = modals;
  if (modal === undefined) return modals;
  const changed = (next: Partial<ModalState>): Modals => ({
    ...modals,
    [change.name]: { ...modal, ...next },
  });

  switch (change.do) {
    case 'hide':
      return changed({ isOpen: false });
    case 'show':
      return changed({ isOpen: true });
    case 'close':
      return others;
    case 'status':
      return changed({ status: change.status, message: change.message ?? null });
    case 'title':
      return changed({ title: change.title });
  }
}

/** Work under way is not walked out of. */
export function mayLeave(modal: ModalState): boolean {
  return modal.status !== 'processing';
}
