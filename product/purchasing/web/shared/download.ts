import type { Endpoint, SentTo } from '#platform/contract/endpoint.ts';
import { ApiError, callFor } from '#platform/web/api.ts';
import { fileName, save } from '#platform/web/tables/download.ts';

/** Fetches a document and hands it to the browser. What goes wrong is told as of any call. */
export async function saveDocument<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<void> {
  try {
    const read = async (response: Response) => ({
      blob: await response.blob(),
      name: fileName(response.headers.get('Content-Disposition')) ?? 'document.pdf',
    });
    const { blob, name } = await callFor(endpoint, input, read);
    save(blob, name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
