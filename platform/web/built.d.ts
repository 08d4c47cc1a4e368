/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Told by the build (`scripts/bundle/text-files.ts`): a folder, and the files that a language has not. */
  readonly TEXTS?: string;
}
