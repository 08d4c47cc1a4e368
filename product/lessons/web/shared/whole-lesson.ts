import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { readLesson } from '../../contract.ts';

export type WholeLesson = OutputOf<typeof readLesson>['data'];
