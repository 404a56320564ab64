import { messages } from '#i18n/messages.ts';
import { linksIn } from './gateway-urls.ts';
import { UNCOMPRESSED } from './site.ts';

const CONNECTIONS = 8;
const MAX_REDIRECTS = 5;
/** The text of a message that fails to be formatted. */
const MESSAGE_KEY = new RegExp(`>((?:${Object.keys(messages.en).join('|')})\\.[a-z][\\w.]*)<`);

type Link = { href: string; source: string };
type Page = { status: number; html: string; fragment: string };

type Options = { origin: string; urls: readonly string[]; isFollowed?: (url: URL) => boolean };

/**
 * Crawls one origin without a browser, and returns broken links and pages that show the key of a message. Links of pages
 * with a query are not followed. Pages that `isFollowed` excludes are requested without their body.
 */
export async function crawl({ origin, urls, isFollowed = () => true }: Options) {
  const pages = new Map<string, Page>();
  const links = new Map<string, Link>();
  const unvisited = new Set<string>();
  const add = (found: readonly string[], source: string) => {
    for (const url of found.filter((one) => URL.canParse(one, source))) {
      const { href, origin: target } = new URL(url, source);
      if (target !== origin || links.has(href)) continue;
      links.set(href, { href, source });
      if (!pages.has(withoutFragment(href))) unvisited.add(withoutFragment(href));
    }
  };
  add(urls, origin);
  while (unvisited.size > 0) {
    const batch = [...unvisited].slice(0, CONNECTIONS);
    await Promise.all(
      batch.map(async (href) => pages.set(href, await visit(href, isFollowed(new URL(href)) ? 'GET' : 'HEAD'))),
    );
    for (const href of batch) {
      unvisited.delete(href);
      if (!href.includes('?')) add(linksIn(pages.get(href)?.html ?? ''), href);
    }
  }
  return { pageCount: pages.size, broken: [...links.values()].flatMap((link) => faultOf(link, pages)) };
}

function faultOf({ href, source }: Link, pages: ReadonlyMap<string, Page>): string[] {
  const page = pages.get(withoutFragment(href));
  if (page?.status !== 200) return [`${page?.status} ${href}, linked from ${source}`];
  const [, key] = MESSAGE_KEY.exec(page.html) ?? [];
  if (key) return [`${key} is shown by ${href}`];
  const fragment = page.fragment || decodeURIComponent(new URL(href).hash.slice(1));
  // `#top` is valid on every page (HTML standard).
  if (fragment === '' || fragment === 'top' || page.html.includes(` id="${fragment}"`)) return [];
  return [`no #${fragment} ${href}, linked from ${source}`];
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/, '');
}

async function visit(href: string, method: 'GET' | 'HEAD', redirects = 0): Promise<Page> {
  const response = await fetch(href, { method, redirect: 'manual', headers: UNCOMPRESSED });
  const target = response.headers.get('location');
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isPage && !target ? await response.text() : '';
  await response.body?.cancel().catch(() => undefined);
  if (target && redirects < MAX_REDIRECTS) return visit(new URL(target, href).href, method, redirects + 1);
  return { status: response.status, html, fragment: decodeURIComponent(new URL(href).hash.slice(1)) };
}
