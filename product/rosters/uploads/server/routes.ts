import type { Serve } from '#platform/server/http/serve.ts';
import { createdStudents as createdEndpoint, educatorUploads, staffUploads } from '../contract.ts';
import { repairRow } from './applying/repair.ts';
import {
  cancelUpload,
  confirmUpload,
  createUpload,
  describeUndo,
  mapUpload,
  rereadUpload,
  retryUpload,
  type StepPorts,
  undo,
} from './applying/steps.ts';
import { createdStudents } from './created.ts';
import { districtUploadRoutes } from './district/routes.ts';
import { uploadState } from './preview/state.ts';
import { failedRows, leftOutLines, uploadTableRoutes } from './tables.ts';

export function uploadRoutes(serve: Serve, ports: StepPorts): void {
  uploadTableRoutes(serve);
  districtUploadRoutes(serve, ports);
  serve(createdEndpoint, createdStudents);
  for (const calls of [educatorUploads, staffUploads]) {
    serve(calls.create, (context) => createUpload(context, ports));
    serve(calls.read, ({ tx, actor, input, now }) => uploadState(tx, actor, input.id, ports, now));
    serve(calls.reread, (context) => rereadUpload(context, ports));
    serve(calls.map, (context) => mapUpload(context, ports));
    serve(calls.repair, (context) => repairRow(context, ports));
    serve(calls.confirm, (context) => confirmUpload(context, ports));
    serve(calls.cancel, (context) => cancelUpload(context, ports));
    serve(calls.retry, (context) => retryUpload(context, ports));
    serve(calls.undoPlan, describeUndo);
    serve(calls.undo, (context) => undo(context, ports));
    serve(calls.failedRows, failedRows);
    serve(calls.leftOut, leftOutLines);
  }
}
