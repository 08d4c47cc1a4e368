import 'react';

/** Style sheets read numbers of a component as `--name`. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
