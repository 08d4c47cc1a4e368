import type { Endpoint, SentTo } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions, callFor } from '../api.ts';
import { fileName, save } from './save.ts';

/** Fetches a document and hands it to the browser. What goes wrong is told as of any call. */
export async function saveDocument<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<void> {
  await saveOrProblem(endpoint, input);
}

/** The same, for a place that shows itself what went wrong; null when the file was saved. */
export async function saveOrProblem<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options: CallOptions = {},
): Promise<ApiError | null> {
  try {
    const read = async (response: Response) => ({
      blob: await response.blob(),
      name: fileName(response.headers.get('Content-Disposition')) ?? 'document.pdf',
    });
    const { blob, name } = await callFor(endpoint, input, read, options);
    save(blob, name);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}
