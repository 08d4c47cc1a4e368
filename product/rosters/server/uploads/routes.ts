import type { Serve } from '#platform/server/serve.ts';
import { createdStudents as createdEndpoint, educatorUploads, uberUploads } from '../../uploads-contract.ts';
import { createdStudents } from './created.ts';
import { districtUploadRoutes } from './district/routes.ts';
import { repairRow } from './repair.ts';
import { uploadState } from './state.ts';
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
} from './steps.ts';
import { failedRows, leftOutLines, uploadTableRoutes } from './tables.ts';

export function uploadRoutes(serve: Serve, ports: StepPorts): void {
  uploadTableRoutes(serve);
  districtUploadRoutes(serve, ports);
  serve(createdEndpoint, createdStudents);
  for (const calls of [educatorUploads, uberUploads]) {
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
