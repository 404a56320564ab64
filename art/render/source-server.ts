import { readFile, realpath } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';

export const origin = 'http://art.localhost';
const art = join(import.meta.dirname, '..');

const types: Record<string, string> = {
  '.ts': 'text/javascript',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

const start = `<!doctype html><script type="importmap">${JSON.stringify({
  imports: { three: '/node_modules/three/build/three.module.js', 'three/addons/': '/node_modules/three/examples/jsm/' },
})}</script>`;

/** Serves source files to the page through request interception, without a server or a bundle. */
export async function serveSources(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    respond(route).catch((error: Error) => route.fulfill({ status: 404, body: error.message })),
  );
}

async function respond(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname;
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: start });
  const type = types[extname(path)];
  if (!type) return route.fulfill({ status: 404 });
  const bytes = await readFile(await realpath(join(art, path)));
  const body = extname(path) === '.ts' ? stripTypeScriptTypes(bytes.toString()) : bytes;
  return route.fulfill({ contentType: type, body });
}
