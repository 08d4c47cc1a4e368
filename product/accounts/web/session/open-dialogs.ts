import { closeModal, openModal, useModal } from '#ui/layers/modals.ts';
import { looksLikeAddress, MODAL_SWITCH_MILLISECONDS } from '../../rules/sign-in/login-page.ts';

export type AccountDialog = 'login' | 'reset' | 'set-password';

export function openLogin(): void {
  openModal('login');
}

/** Its email is filled in. */
export function openLoginOf(address: string): void {
  openModal('login', { id: address });
}

export function openReset(): void {
  openModal('reset');
}

export function openResetOf(address: string): void {
  openModal('reset', { id: address });
}

/** `link` is `{id}/{code}` of a letter. */
export function openSetPassword(link: string): void {
  openModal('set-password', { id: link });
}

/** What was typed last for the email of an account dialog: the next one begins with it. */
let typedAddress = '';

export function noteAddress(text: string): void {
  typedAddress = text.trim();
}

/** The address that a dialog was opened with. */
export function useGivenAddress(dialog: AccountDialog): string {
  const given = useModal(dialog)?.id;
  return typeof given === 'string' && looksLikeAddress(given) ? given : '';
}

/** One closes, the other opens a moment later, with the address that stood in the first. */
export function switchDialog(from: AccountDialog, to: AccountDialog): void {
  closeModal(from);
  setTimeout(() => openModal(to, { id: typedAddress }), MODAL_SWITCH_MILLISECONDS);
}
