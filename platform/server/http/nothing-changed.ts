import { type NotificationReply, notify } from '../../contract/message.ts';

/** Answers a request that was fine and left everything as it was: it says so, and has no audit row. */
export function nothingChanged(context: { nothingChanged(): void }): NotificationReply {
  context.nothingChanged();
  return notify('notification.nothing-changed', undefined, 'info');
}
