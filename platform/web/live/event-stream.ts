/** One server-sent event, as it arrives. */
export type StreamEvent = { id: string | null; type: string; data: string };

/**
 * Reads server-sent events from pieces of text, however they were cut. Blocks without data, such as heartbeats, are no
 * events.
 */
export function eventReader(): (piece: string) => StreamEvent[] {
  let text = '';
  return (piece) => {
    // A line may end with any of three ends, and one of them may itself be cut in two.
    const whole = text + piece;
    const held = whole.endsWith('\r') ? 1 : 0;
    const lines = whole.slice(0, whole.length - held).replaceAll(/\r\n|\r/g, '\n');
    const blocks = lines.split('\n\n');
    text = (blocks.pop() ?? '') + whole.slice(whole.length - held);
    return blocks.map(readBlock).filter((event) => event !== null);
  };
}

function readBlock(block: string): StreamEvent | null {
  let id: string | null = null;
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':').replace(/^ /, '');
    if (name === 'id') id = value;
    else if (name === 'event') type = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { id, type, data: data.join('\n') };
}
