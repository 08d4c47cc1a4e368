import * as z from 'zod/mini';

/** A sentence by its key: the words live in `locales/`, the values are filled in where it is shown. */
export type Message = {
  i18n: string;
  values?: Record<string, string | number> | undefined;
  /** Sentences that follow, each with a count of its own. */
  also?: readonly Message[] | undefined;
};

export type FieldErrors = Record<string, Message>;

export const messageValues = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

const notification = z.object({
  type: z.enum(['success', 'info', 'warning', 'error']),
  i18n: z.string(),
  values: messageValues,
  also: z.optional(z.array(z.object({ i18n: z.string(), values: messageValues }))),
});
export type Notification = z.infer<typeof notification>;

/** What a form edit answers with: say something, go somewhere, or show a form. */
export const notificationReply = z.object({
  type: z.literal('notification'),
  notification,
  extra: z.optional(z.record(z.string(), z.unknown())),
});
export type NotificationReply = z.infer<typeof notificationReply>;

export function notify(
  i18n: string,
  values?: Notification['values'],
  type: Notification['type'] = 'success',
  also: readonly Message[] = [],
): NotificationReply {
  const notification = values ? { type, i18n, values } : { type, i18n };
  return {
    type: 'notification',
    notification: also.length === 0 ? notification : { ...notification, also: [...also] },
  };
}

/** An edit may also lead elsewhere, or ask further with a form. */
export const redirectReply = z.object({ type: z.literal('redirect'), to: z.string() });

export function formReply<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ type: z.literal('form'), data });
}
