import type { Endpoint, SentTo } from '../../contract/endpoint.ts';
import { ApiError, type CallOptions, callFor } from '../api.ts';
import { fileName, save } from './save.ts';

/** Fetches a document and hands it to the browser; its name, or null where it failed. What goes wrong is told as of any call. */
export async function saveDocument<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
): Promise<string | null> {
  const saved = await fetched(endpoint, input);
  return saved instanceof ApiError ? null : saved;
}

/** The same, for a place that shows itself what went wrong; null when the file was saved. */
export async function saveOrProblem<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options: CallOptions = {},
): Promise<ApiError | null> {
  const saved = await fetched(endpoint, input, options);
  return saved instanceof ApiError ? saved : null;
}

async function fetched<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  options: CallOptions = {},
): Promise<ApiError | string> {
  try {
    const read = async (response: Response) => ({
      blob: await response.blob(),
      name: fileName(response.headers.get('Content-Disposition')) ?? 'document.pdf',
    });
    const { blob, name } = await callFor(endpoint, input, read, options);
    save(blob, name);
    return name;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}
