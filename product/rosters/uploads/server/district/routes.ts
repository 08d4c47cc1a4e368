import type { Serve } from '#platform/server/http/serve.ts';
import { educatorDistrictUploads, staffDistrictUploads, uploadDistricts } from '../../district-contract.ts';
import type { StepPorts } from '../applying/steps.ts';
import { administeredBy } from './reach.ts';
import {
  cancelDistrict,
  confirmDistrict,
  createDistrictUpload,
  districtLeftOut,
  readDistrictState,
  rereadDistrict,
  retryDistrict,
  splitDistrict,
} from './steps.ts';
import { districtTableRoutes } from './tables.ts';

export function districtUploadRoutes(serve: Serve, ports: StepPorts): void {
  districtTableRoutes(serve);
  serve(uploadDistricts, async ({ tx, actor }) => ({ data: await administeredBy(tx, actor) }));
  for (const calls of [educatorDistrictUploads, staffDistrictUploads]) {
    serve(calls.create, (context) => createDistrictUpload(context, ports));
    serve(calls.read, readDistrictState);
    serve(calls.reread, (context) => rereadDistrict(context, ports));
    serve(calls.split, (context) => splitDistrict(context, ports));
    serve(calls.confirm, (context) => confirmDistrict(context, ports));
    serve(calls.cancel, (context) => cancelDistrict(context, ports));
    serve(calls.retry, (context) => retryDistrict(context, ports));
    serve(calls.leftOut, districtLeftOut);
  }
}
