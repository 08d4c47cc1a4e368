export type LiveEvent = { id: number; type: string; data: Record<string, unknown> };

/** Listens to a server's live channel, as an open page does. */
export async function listenLive(
  address: string,
  token: string,
  signal: AbortSignal,
): Promise<{ heard: LiveEvent[]; ended: Promise<void> }> {
  const response = await fetch(`${address}/api/live`, {
    headers: { accept: 'text/event-stream', 'access-token': `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw new Error(`the live channel answered ${response.status}`);
  const heard: LiveEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece).toString('utf8');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((one) => !one.startsWith(':'))) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        heard.push({ id: Number(field('id')), type: field('event'), data: JSON.parse(field('data')) });
      }
    }
  };
  return { heard, ended: read().catch(() => undefined) };
}
