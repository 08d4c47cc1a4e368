import { type ComponentType, memo, type ReactNode } from 'react';

/** React's own memo forgets a component's type parameters; this one keeps them. */
export function memoized<Component extends (props: never) => ReactNode>(component: Component): Component {
  return memo(component as unknown as ComponentType) as unknown as Component;
}
