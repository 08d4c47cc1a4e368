import { lazyPart } from '../lazy-part.tsx';

export const LazySections = lazyPart(async () => (await import('./sections.tsx')).Sections, ['landing']);
