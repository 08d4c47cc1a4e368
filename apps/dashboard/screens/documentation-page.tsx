import { Film } from '#product/lessons/web/film/film.tsx';
import { DocumentationScreen } from '#product/lessons/web/guides/documentation-screen.tsx';
import { keepFlag, useUiState } from '#product/site/web/opening/ui-state.ts';

const FOLDED = 'video-overview-collapsed';

/** The documentation page, with its film as its reader left it. */
export function DocumentationPage() {
  const isFolded = useUiState(({ flags }) => flags[FOLDED]);
  return (
    <DocumentationScreen film={<Film isFolded={isFolded} onFold={(folded) => keepFlag(FOLDED, folded)} />} />
  );
}
