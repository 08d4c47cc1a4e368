export type MailedLinkParts = { id: string; code: string };

/**
 * The id and the code in the address of a mailed link, in every form that letters have used:
 * `/account/activate/{id}/{code}`, `/reset-password/{id}/{code}`, `/confirm-address/{id}/{code}`, and `/{page}/{id}/{code}/{suffix}`.
 */
export function mailedLinkIn(path: string): MailedLinkParts {
  const [, ...parts] = path.split('/').filter((part) => part !== '');
  const [id = '', code = ''] = parts[0] === 'activate' ? parts.slice(1) : parts;
  return { id, code };
}

/** The same of `{id}/{code}` alone, as a dialog is given it; null where it is no such thing. */
export function mailedLinkGiven(given: unknown): MailedLinkParts | null {
  const [, id, code] = (typeof given === 'string' && /^(\d{1,15})\/([\w-]{10,100})$/.exec(given)) || [];
  return id === undefined || code === undefined ? null : { id, code };
}

/** Whether an answer is about the link itself, which no second try would mend. */
export function isLinkRefused(status: number): boolean {
  return status === 404 || status === 409 || status === 410 || status === 422;
}
