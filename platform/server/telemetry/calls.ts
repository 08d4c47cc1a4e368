import { seconds } from './metrics.ts';

const calls = seconds({
  name: 'http_request_seconds',
  help: 'How long calls and pages took, by the pattern of their route; none is where there is no such page.',
  labels: ['method', 'route', 'status'],
});

/** Whoever asks for what is not there may call it anything. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];

export function noteCall(call: {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}): void {
  const { route, status, milliseconds } = call;
  const method = METHODS.includes(call.method) ? call.method : 'other';
  calls.observe({ method, route, status }, milliseconds / 1000);
}
