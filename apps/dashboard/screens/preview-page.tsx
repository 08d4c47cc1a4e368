import { SceneLesson } from '#product/lessons/web/fitting/scene-lesson.tsx';
import { PreviewPlay } from '#product/play/web/preview/preview-play.tsx';
import { QueryProvider } from '#product/site/web/opening/queries.tsx';

const lessonAtEnd = (scene: string) => <SceneLesson scene={scene} />;

/** Play for adults to try; a scene ends with the lesson that goes on from it. */
export function PreviewPage() {
  return (
    <QueryProvider>
      <PreviewPlay atEnd={lessonAtEnd} />
    </QueryProvider>
  );
}
