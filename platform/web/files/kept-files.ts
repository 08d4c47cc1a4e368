import type { KeptState } from '../../contract/kept-files.ts';

const LOOK_AGAIN_MILLISECONDS = 2000;

/** For `refetchInterval` of a list of kept files: asked again while one of them is being made. */
export function lookAgain({
  state: { data },
}: {
  state: { data: { data: readonly { state: KeptState }[] } | undefined };
}): number | false {
  return data?.data.some(({ state }) => state === 'making') ? LOOK_AGAIN_MILLISECONDS : false;
}
