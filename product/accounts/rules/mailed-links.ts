export type MailedLinkParts = { id: string; code: string };

/**
 * The id and the code in the address of a mailed link, in every form that letters have used:
 * `/account/activate/{id}/{code}`, `/reset-password/{id}/{code}`, and `/{page}/{id}/{code}/{suffix}`.
 */
export function mailedLinkIn(path: string): MailedLinkParts {
  const [, ...parts] = path.split('/').filter((part) => part !== '');
  const [id = '', code = ''] = parts[0] === 'activate' ? parts.slice(1) : parts;
  return { id, code };
}

/** Whether an answer is about the link itself, which no second try would mend. */
export function isLinkRefused(status: number): boolean {
  return status === 404 || status === 409 || status === 410 || status === 422;
}
