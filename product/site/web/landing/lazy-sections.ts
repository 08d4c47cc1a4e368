import { lazyPart } from '../opening/lazy-part.tsx';

export const LazySections = lazyPart(async () => (await import('./sections.tsx')).Sections, ['site-landing']);
