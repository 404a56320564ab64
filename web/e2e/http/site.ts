import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import { siteOrigin } from '../origins.ts';

/** Over loopback, compression takes longer than the larger body. */
export const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** Does not follow redirects. */
export async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${siteOrigin}${path}`, {
    redirect: 'manual',
    headers: { ...UNCOMPRESSED, ...headers },
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The parsed HTML of a page. Throws on any status but 200. */
export async function getPage(path: string): Promise<CheerioAPI> {
  const { status, html } = await get(path);
  if (status !== 200) throw new Error(`${path} responds with ${status}`);
  return load(html);
}

/** Without parsing the page. */
export async function getTitle(path: string): Promise<string> {
  const [, title = ''] = /<title>([^<]*)/.exec((await get(path)).html) ?? [];
  return title;
}

/** Texts of elements, with normalized whitespace and without word joiners and zero-width spaces. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) =>
    $(element)
      .text()
      .replaceAll(/[\u200b\u2060]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  const elements = $(selector).toArray();
  return elements.map((element) => $(element).attr(name) ?? '');
}

/** Data of a query, through the GraphQL proxy of the site. */
export async function query(text: string) {
  const response = await postQuery(text);
  const { data } = await response.json();
  return data;
}

export function postQuery(text: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${siteOrigin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: text }),
  });
}
