import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './scripts/chunks.ts';
import { playPictures } from './scripts/play-pictures.ts';

/** Two web apps, one build: what they share is one file for both. */
export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.PLAY_PICTURES': JSON.stringify(playPictures(import.meta.dirname).join(' ')) },
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
});
