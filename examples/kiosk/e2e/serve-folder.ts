import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { findFreePort } from '../../../gateway/src/testing/free-port.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A static host, with documents of its own. It can be stopped and started again on the same port. */
export async function serveFolder(folder: string, documents: () => Record<string, unknown> = () => ({})) {
  const port = await findFreePort();
  let server = await listen();

  function listen(): Promise<Server> {
    const created = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const document = documents()[path];
      response.setHeader('access-control-allow-origin', '*');
      if (document !== undefined) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(document));
        return;
      }
      const file = join(folder, normalize(path), path.endsWith('/') ? 'index.html' : '');
      if (!existsSync(file) || statSync(file).isDirectory()) return void response.writeHead(404).end();
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    });
    return new Promise((resolve) => created.listen(port, '127.0.0.1', () => resolve(created)));
  }

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    start: async () => {
      server = await listen();
    },
  };
}
