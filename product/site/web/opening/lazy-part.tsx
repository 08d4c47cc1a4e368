import { type ComponentType, type FunctionComponent, use } from 'react';
import { loadTexts, type TextBranch } from '#platform/web/texts.ts';

export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Resolves when the part can be shown at once. */
  preload: () => Promise<void>;
  /** Hands the part in where it is there already: a page that is prerendered waits for nothing. */
  provide: (part: ComponentType<Props>) => void;
};

/** A part of a page that is fetched, with its texts, when it is first needed. After a failure the next need tries again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly TextBranch[] = [],
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;

  const fetchPart = (): Promise<ComponentType<Props>> => {
    loading ??= Promise.all([load(), loadTexts(texts)]).then(
      ([part]) => {
        Loaded = part;
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Part(props: Props) {
    const Shown = Loaded ?? use(fetchPart());
    // oxlint-disable-next-line react/static-components -- fetched once, not made here
    return <Shown {...props} />;
  }
  const preload = async () => {
    if (Loaded === undefined) await fetchPart();
  };
  const provide = (part: ComponentType<Props>) => {
    Loaded = part;
  };
  return Object.assign(Part, { preload, provide });
}
