import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two web apps, one build: what they share is one file for both. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // English texts of the front page come with the entry, all others on demand: that is meant.
      checks: { ineffectiveDynamicImport: false },
      input: { dashboard: 'apps/dashboard/index.html', student: 'apps/student/index.html' },
      // What both apps start with is one file: as forty small ones it compresses worse, by 12 KB.
      output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'], minShareCount: 2 }] } },
    },
  },
});
