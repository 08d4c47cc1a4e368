import type { Endpoint, SentTo } from '#platform/contract/endpoint.ts';
import { saveDocument } from '#platform/web/files/save-document.ts';
import { showSnackbar } from './snackbars.tsx';

/** Fetches a document, hands it to the browser, and says under which name it is among the downloads. */
export async function saveAndTell<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<void> {
  const name = await saveDocument(endpoint, input);
  if (name !== null) showSnackbar({ type: 'success', i18n: 'ui.saved', values: { name } });
}
