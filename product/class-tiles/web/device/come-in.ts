import type { Message } from '#platform/contract/message.ts';
import { call } from '#platform/web/api.ts';
import { enterWith } from '#product/accounts/web/sign-on/come-in.ts';
import { tileLogin } from '../../contract.ts';
import type { PicturePassword } from '../../rules/pictures.ts';

/** Null: in, and on the way to the own page. Otherwise what to say to the child. */
export function comeInByTile(student: number, pictures: PicturePassword): Promise<Message | null> {
  return enterWith(() => call(tileLogin, { student, pictures }, { silent: true }));
}
