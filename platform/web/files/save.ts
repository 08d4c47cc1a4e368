/** The name in `Content-Disposition: attachment; filename="students.csv"`. */
export function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  const name = encoded === undefined ? plain : decoded(encoded);
  // A name, never a path.
  return name?.trim().replaceAll(/[/\\]/g, '-') || null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const REVOKE_AFTER = 60_000;

/** Hands a file to the browser. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers still read from it after the click.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
}
