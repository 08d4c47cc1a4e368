/**
 * `npm run dev`: both sites from their sources, with hot reload, in front of a server that starts anew when its sources
 * change. The built server stands behind, on the next port: pages are its own, with the scripts of the sources.
 */
import { spawn } from 'node:child_process';
import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { settingsOrExit, stopOnSignal } from '#apps/running/runtime.ts';
import { buildApart } from '../build-apart.ts';
import { root } from '../build-stamp.ts';
import { isSource, pageFromSources } from './pages.ts';

const { port, dashboardUrl, studentUrl } = settingsOrExit();
const behind = { host: 'localhost', port: port + 1 };

// Drawn pictures and scenes are files of a build; what changes in them takes another one.
await buildApart(new AbortController().signal);

const watching = ['--watch', '--watch-preserve-output'];
const server = spawn(process.execPath, [...watching, 'scripts/start.ts', '--as-built'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: String(behind.port),
    DASHBOARD_URL: dashboardUrl,
    STUDENT_URL: studentUrl,
  },
});
const serverEnded = new Promise<void>((resolve) => void server.once('exit', () => resolve()));

const front = http.createServer((request, reply) => {
  if (isSource(request.url ?? '/')) vite.middlewares(request, reply);
  else void forward(request, reply).catch(() => reply.destroy());
});
const vite = await createServer({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: front },
    watch: { ignored: ['**/.data/**', '**/.cache/**', '**/dist/**'] },
  },
});

/** While it starts anew nobody listens: who asks meanwhile waits for it. */
async function serverIsThere(): Promise<void> {
  const answers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = net.connect(behind);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await answers())) await pause(200);
}

async function forward(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
  await serverIsThere();
  const { method, url = '/' } = request;
  // A page is changed on its way: it has to come as it is.
  const headers = { ...request.headers, ...(isPageAsked(request) ? { 'accept-encoding': 'identity' } : {}) };
  const asked = http.request({ ...behind, method, path: url, headers });
  request.pipe(asked);
  reply.once('close', () => asked.destroy());
  const [answer] = await new Promise<[http.IncomingMessage]>((resolve, reject) => {
    asked.once('response', (response) => resolve([response])).once('error', reject);
  });
  if (!String(answer.headers['content-type']).startsWith('text/html') || !isPageAsked(request)) {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
    return;
  }
  // The policy of pages knows neither the scripts of hot reload nor their connection.
  const { 'content-security-policy': _policy, 'content-length': _length, ...kept } = answer.headers;
  const html = await vite.transformIndexHtml(url, pageFromSources(await text(answer)));
  reply.writeHead(answer.statusCode ?? 502, kept).end(html);
}

const isPageAsked = (request: http.IncomingMessage): boolean =>
  request.method === 'GET' && String(request.headers.accept).includes('text/html');

front.listen(port, 'localhost');
stopOnSignal(async () => {
  server.kill('SIGTERM');
  front.closeAllConnections();
  front.close();
  await Promise.all([vite.close(), serverEnded]);
});
