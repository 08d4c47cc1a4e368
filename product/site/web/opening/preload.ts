/** Fetches files into the browser's cache, one at a time so that a slow line stays free; what fails is skipped. */
export async function preloadAssets(
  addresses: readonly string[],
  fetchAsset: (address: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<number> {
  let fetched = 0;
  for (const address of addresses) {
    if (signal.aborted) break;
    try {
      await fetchAsset(address);
      fetched += 1;
    } catch {
      // The program will ask for it again when it needs it.
    }
  }
  return fetched;
}

/** The same for the next scene's files and for the addresses the server names, all of this site. */
export async function preloadForStudent(signal: AbortSignal): Promise<void> {
  for (const find of [nextScene, namedByServer]) {
    try {
      const addresses = await find(signal);
      const own = addresses.filter((address) => /^\/(?!\/)/.test(address));
      await preloadAssets(own, (address) => fetchQuietly(address, signal), signal);
    } catch {
      // A head start, nothing more: nobody misses it.
    }
  }
}

async function nextScene(signal: AbortSignal): Promise<string[]> {
  const { prepareNextScene } = await import('#product/play/web/student/next-scene.ts');
  return prepareNextScene(signal);
}

async function namedByServer(signal: AbortSignal): Promise<string[]> {
  const [{ call }, { preload }] = await Promise.all([
    import('#platform/web/api.ts'),
    import('../../pages-contract.ts'),
  ]);
  return call(preload, {}, { signal, quiet: true });
}

async function fetchQuietly(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal, priority: 'low' });
  await response.arrayBuffer();
}
