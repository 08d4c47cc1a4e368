/** The thread in which files are read: one after the other, whoever asks. */
import { parentPort } from 'node:worker_threads';
import { FileProblem } from './file-problem.ts';
import { doTask, type ReadingReply, type ReadingTask } from './task.ts';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');

port.on('message', ({ file, task }: { file: Uint8Array; task: ReadingTask }) => {
  const send = (reply: ReadingReply | { type: 'fault'; error: unknown }): void => port.postMessage(reply);
  doTask(Buffer.from(file.buffer, file.byteOffset, file.byteLength), task, send)
    .then(() => send({ type: 'end' }))
    .catch((error: unknown) => {
      if (error instanceof FileProblem) send({ type: 'problem', reason: error.reason });
      else send({ type: 'fault', error });
    });
});
