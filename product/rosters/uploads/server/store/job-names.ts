import { type Job, job } from '#platform/server/jobs.ts';

export type UploadJob = Job<{ id: number }>;

/** Far more often than a database restarts: an upload that somebody confirmed is not given up lightly. */
export const uploadGivenUp: UploadJob = job('upload.given-up', { retryLimit: 20 });
const options = { retryLimit: 20, givenUp: uploadGivenUp };
export const uploadRead: UploadJob = job('upload.read', options);
export const uploadPreview: UploadJob = job('upload.preview', options);
export const uploadApply: UploadJob = job('upload.apply', options);
export const uploadUndo: UploadJob = job('upload.undo', options);

export const districtGivenUp: UploadJob = job('district-upload.given-up', { retryLimit: 20 });
const ofDistrict = { retryLimit: 20, givenUp: districtGivenUp };
export const districtRead: UploadJob = job('district-upload.read', ofDistrict);
export const districtSplit: UploadJob = job('district-upload.split', ofDistrict);
export const districtConfirm: UploadJob = job('district-upload.confirm', ofDistrict);
export const DISTRICT_JOB_OF = {
  reading: districtRead,
  splitting: districtSplit,
  confirming: districtConfirm,
} as const;

export const UPLOAD_JOBS = [
  uploadGivenUp,
  uploadRead,
  uploadPreview,
  uploadApply,
  uploadUndo,
  districtGivenUp,
  districtRead,
  districtSplit,
  districtConfirm,
] as const;
