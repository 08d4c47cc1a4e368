import type { Serve } from '#platform/server/http/serve.ts';
import type { SceneEntry } from '#product/play/rules/story/programs.ts';
import type { QuestionTeller } from '#product/play/server/story-words.ts';
import { downloadMetrics, getMetrics, getProgramFigures, getQuestionSplits } from '../contract.ts';
import { contentTableRoutes } from './content-tables.ts';
import { sendMetrics } from './download-metrics.ts';
import { readMetrics } from './read-metrics.ts';
import { readProgram, readQuestion } from './read-program.ts';
import { rowTableRoutes } from './row-tables.ts';
import { metricTableRoutes } from './tables.ts';

export function metricRoutes(serve: Serve, entries: readonly SceneEntry[], tell: QuestionTeller): void {
  serve(getMetrics, readMetrics);
  serve(downloadMetrics, sendMetrics);
  serve(getProgramFigures, (context) => readProgram(context, entries, tell));
  serve(getQuestionSplits, (context) => readQuestion(context, entries, tell));
  metricTableRoutes(serve, tell);
  contentTableRoutes(serve, entries);
  rowTableRoutes(serve);
}
