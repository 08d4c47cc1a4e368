/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Told by the build (`scripts/play-pictures.ts`): a folder, and the pictures in it. */
  readonly PLAY_PICTURES?: string;
}
