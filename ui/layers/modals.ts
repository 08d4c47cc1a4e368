import { create } from 'zustand';
import type { Message } from '#platform/contract/message.ts';
import {
  type ModalChange,
  type ModalGiven,
  type ModalState,
  type ModalStatus,
  type Modals,
  modalsAfter,
} from './modal-state.ts';

const useModals = create<{ modals: Modals }>(() => ({ modals: {} }));

/** Who had the focus when a dialog opened, so that it can go back there. */
const openers = new Map<string, HTMLElement>();

function change(next: ModalChange): void {
  useModals.setState(({ modals }) => ({ modals: modalsAfter(modals, next) }));
}

export function openModal(name: string, given?: ModalGiven): void {
  const opener = openerOf(document.activeElement);
  if (opener !== null) openers.set(name, opener);
  change({ do: 'open', name, given });
}

/** Out of sight, with everything typed in it kept. */
export function hideModal(name: string): void {
  change({ do: 'hide', name });
}

export function showModal(name: string): void {
  change({ do: 'show', name });
}

const afterwards = new Map<string, () => void>();

/** One dialog after the other, never one above the other: what comes once an open one is answered or left. */
export function afterModal(name: string, next: () => void): void {
  afterwards.set(name, next);
}

/** Once an open one is gone, however it went: answered, left, or closed with all others. */
export function onceClosed(name: string, then: () => void): void {
  const stop = useModals.subscribe(({ modals }) => {
    if (modals[name] !== undefined) return;
    stop();
    then();
  });
}

export function closeModal(name: string): void {
  change({ do: 'close', name });
  const next = afterwards.get(name);
  afterwards.delete(name);
  next?.();
}

/** Nothing comes after them. */
export function closeAllModals(): void {
  afterwards.clear();
  change({ do: 'close-all' });
}

export function setModalStatus(name: string, status: ModalStatus, message?: Message): void {
  change({ do: 'status', name, status, message });
}

export function setModalTitle(name: string, title: string): void {
  change({ do: 'title', name, title });
}

export function useModal(name: string): ModalState | undefined {
  return useModals(({ modals }) => modals[name]);
}

export function modalState(name: string): ModalState | undefined {
  return useModals.getState().modals[name];
}

/** Gives the focus back, when what had it is still on the page. */
export function returnFocus(name: string): void {
  const opener = openers.get(name);
  if (opener?.isConnected) opener.focus();
}

/** An entry of a menu is gone by the time its dialog closes: the menu's button stands in for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menuButton ? document.getElementById(menuButton) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
