/** Handed in by the app, which owns the router: sessions end and begin outside of any component. */
export type GoTo = (path: string, options?: { replace?: boolean }) => Promise<void>;

let navigate: GoTo = async () => undefined;

export function setUpNavigation(goTo: GoTo): void {
  navigate = goTo;
}

/** Goes to a path of this app; resolves when its page is there. */
export async function goTo(path: string, options?: { replace?: boolean }): Promise<void> {
  await navigate(path, options);
}

export function currentPath(): string {
  return `${location.pathname}${location.search}`;
}

export function queryParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}
