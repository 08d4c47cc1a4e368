import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './scripts/bundle/chunks.ts';
import { contractsForBrowsers, DOES_NOTHING_ALONE } from './scripts/bundle/contracts-for-browsers.ts';
import { playPictures } from './scripts/bundle/play-pictures.ts';
import { textFiles } from './scripts/bundle/text-files.ts';

const i18n = path.join(import.meta.dirname, 'platform/web/i18n');
const textsOfBrowsers = [
  { find: /^i18next$/, replacement: path.join(i18n, 'i18next.ts') },
  { find: /^react-i18next$/, replacement: path.join(i18n, 'react-i18next.ts') },
];

/** Two web apps, one build: what they share is one file for both. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  // What the build draws itself may be of any size.
  resolve: isSsrBuild ? {} : { alias: textsOfBrowsers },
  plugins: [react(), contractsForBrowsers()],
  define: {
    'import.meta.env.PLAY_PICTURES': JSON.stringify(playPictures(import.meta.dirname).join(' ')),
    // Where nothing is built texts come from their sources.
    ...(command === 'build' && {
      'import.meta.env.TEXTS': JSON.stringify(textFiles(import.meta.dirname).join(' ')),
    }),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers that can not fetch modules ahead fetch them when they are imported: no need for a script that does both.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // English texts of the front page come with the entry, all others on demand: that is meant.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: [{ test: DOES_NOTHING_ALONE, sideEffects: false }] },
      input: { dashboard: 'apps/dashboard/index.html', student: 'apps/student/index.html' },
      output: {
        codeSplitting: {
          groups: [
            // What both apps start with is one file: as forty small ones it compresses worse, by 12 KB.
            { name: 'initial', tags: ['$initial'], minShareCount: 2 },
            {
              name: chunkNames(import.meta.dirname),
              debugName: 'together',
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
