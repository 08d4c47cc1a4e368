import type { Serve } from '#platform/server/serve.ts';
import { getPlay, getPreview, getPreviewScene, getScene, sendEvents } from '../contract.ts';
import type { Shelf } from './content.ts';
import { ingest } from './ingest.ts';
import { scenePlace, studentWorld } from './play.ts';
import { previewScene, previewWorld } from './preview.ts';

export function playRoutes(serve: Serve, shelf: Shelf): void {
  serve(getPlay, (context) => studentWorld(context, shelf));
  serve(getScene, (context) => scenePlace(context, shelf));
  serve(sendEvents, (context) => ingest(context, shelf));
  serve(getPreview, (context) => previewWorld(context, shelf));
  serve(getPreviewScene, (context) => previewScene(context, shelf));
}
