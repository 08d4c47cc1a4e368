import type { ProgramId } from '#brands/brand.ts';
import { call } from '#platform/web/api.ts';
import { useSession } from '#product/accounts/web/session/session.ts';
import { getPreview, getPreviewScene } from '../../contract.ts';
import type { PlaySource } from '../content/source.ts';
import { noJournal } from '../queue/journal.ts';
import { loadSceneFiles } from '../shared/scene-files.ts';
import { startSettings } from '../shared/settings.ts';

/** The same play for adults: every scene is open, and nothing is kept, neither here nor on the server. */
export function previewSource(home: string, program: ProgramId): PlaySource {
  const map = `${home}/demo/${program}`;
  const start = (): void =>
    startSettings({ id: useSession.getState().user?.id ?? 0, grade: null }, program, false);
  return {
    isPreview: true,
    paths: {
      home: `${home}/getting-started`,
      map,
      scene: (id) => `${map}/${id}`,
      coolDown: null,
      me: null,
      myPlace: null,
      puppets: null,
      comics: null,
    },
    journal: noJournal,
    enter: () => undefined,
    checkIn: () => Promise.resolve(),
    talk: () => Promise.resolve('kept'),
    finished: () => undefined,
    foresee: () => Promise.resolve(),
    worldShown: () => undefined,
    loadWorld: async () => {
      const { data } = await call(getPreview, { program }, { quiet: true });
      start();
      return {
        ...data,
        check_in: 'off',
        seen_by: [],
        talk: null,
        sitting: null,
        class_quiet: false,
        isOffline: false,
      };
    },
    loadScene: async (id) => {
      const { data: place } = await call(getPreviewScene, { program, scene: id }, { quiet: true });
      const files = await loadSceneFiles(place.stop);
      start();
      return { place, ...files, at: { picks: [], lines: 0 } };
    },
  };
}
