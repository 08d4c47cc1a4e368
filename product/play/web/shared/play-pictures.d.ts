/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Told by the build (`scripts/bundle/play-pictures.ts`): a folder, and the words that have a picture in it. */
  readonly PLAY_PICTURES?: string;
}
