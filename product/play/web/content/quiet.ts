/** A scene that opens has the line to itself, its games and pictures included. */
const QUIET_MS = 8000;

let quietUntil = 0;

/** What is wanted now goes first. */
export function hushAhead(now: number = Date.now()): void {
  quietUntil = now + QUIET_MS;
}

export const isQuiet = (): boolean => Date.now() < quietUntil;
