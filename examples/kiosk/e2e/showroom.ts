import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { reseed } from '../../../gateway/src/testing/reseed.ts';
import { startGateway } from '../../../gateway/src/testing/start-gateway.ts';
import { listLeads } from '../../../legacy/src/store/leads.ts';
import { startRestartableGateway } from './restartable-gateway.ts';
import { serveFolder } from './serve-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Any slow machine. */
const TIMEOUT_MS = 60_000;

export type Showroom = Awaited<ReturnType<typeof startShowroom>>;

type GatewayRequest = { operation: string; variables: Record<string, unknown>; response: Promise<string> };

/** Requests that did not fail: the app repeats those that do, as on a busy machine. */
export async function listAnswered(requests: readonly GatewayRequest[]) {
  const responses = await Promise.all(
    requests.map(async ({ operation, variables, response }) => {
      const text = await response.catch(() => null);
      return text === null || text.includes('"errors"') ? [] : [{ operation, variables, bytes: text.length }];
    }),
  );
  return responses.flat();
}

/** The built app, a gateway, and the pictures of the site, each on its own origin, and a browser. */
export async function startShowroom() {
  const content = await startGateway();
  const pictures = await serveFolder(join(ROOT, 'web/public'));
  const gateway = await startRestartableGateway({ legacyUrl: content.legacyUrl, siteUrl: pictures.url });
  const settings = {
    gatewayUrl: gateway.url,
    siteUrl: pictures.url,
    locale: 'EN',
    idleSeconds: 120,
    clientKey: '',
    persistedOperations: false,
  };
  const app = await serveFolder(join(ROOT, 'examples/kiosk/dist'), () => ({ '/settings.json': settings }));
  const browser = await launchBrowser();
  const servers = [app, pictures, gateway];

  return {
    gateway,
    content,
    appUrl: app.url,
    openKiosk: () => openKiosk(browser, gateway.url, app.url),
    /** Stops every server, so that nothing is reachable, whatever the browser believes. */
    cutNetwork: async (context: BrowserContext) => {
      await context.setOffline(true);
      await Promise.all(servers.map((server) => server.stop()));
    },
    restoreNetwork: async (context: BrowserContext) => {
      await Promise.all(servers.map((server) => server.start()));
      await context.setOffline(false);
    },
    listInquiries: () => listLeads(content.db, { kind: 'inquiry' }),
    renameProduct: (id: string, name: string) =>
      reseed(content.db, { changed: [{ kind: 'product', id, fields: { name } }] }),
    close: async () => {
      await browser.close();
      await Promise.all(servers.map((server) => server.stop().catch(() => {})));
      await content.close();
    },
  };
}

function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
}

async function openKiosk(browser: Browser, gatewayUrl: string, appUrl: string) {
  const context = await browser.newContext({
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
    locale: 'en-US',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const requests = recordRequests(page, gatewayUrl);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, requests, errors, open: () => page.goto(appUrl) };
}

/** Requests of the page to the gateway, in their order. */
function recordRequests(page: Page, gatewayUrl: string): GatewayRequest[] {
  const requests: GatewayRequest[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(gatewayUrl) || request.method() !== 'POST') return;
    const { operationName, variables } = request.postDataJSON();
    const response = request.response().then((received) => received?.text() ?? '');
    response.catch(() => {});
    requests.push({ operation: operationName, variables, response });
  });
  return requests;
}
