import type { Readable } from 'node:stream';

/** JSON that the database has written already: sent as it is, without reading it first. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A file in place of what the contract says: the same call answers both. */
export function fileInstead(file: Download): never {
  return file as never;
}

type Given = Omit<Download, 'headers' | 'shownName'> & {
  headers?: Record<string, string>;
  shownName?: string;
};

/** A file, sent while it is made. */
export class Download {
  /** In ASCII. */
  readonly name: string;
  /** As people read it, where that differs: see `fileNamed`. */
  readonly shownName: string | undefined;
  readonly contentType: string;
  readonly content: Readable;
  /** Further headers: the number of rows, where it is known. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(given: Given) {
    this.name = given.name;
    this.shownName = given.shownName;
    this.contentType = given.contentType;
    this.content = given.content;
    this.headers = given.headers ?? {};
  }
}
