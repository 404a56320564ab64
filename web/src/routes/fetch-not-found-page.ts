import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { getEnv } from '#config/env.ts';

const TIMEOUT_MS = 5_000;
const HEADERS = ['content-type', 'content-security-policy', 'cache-control'];

/** The static 404 page of this site: route handlers cannot render pages. */
export async function fetchNotFoundPage(locale: Locale): Promise<Response> {
  const url = `http://localhost:${getEnv().PORT}${locales[locale].prefix}/404`;
  const page = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const headers = HEADERS.map((name): [string, string] => [name, page.headers.get(name) ?? '']);
  return new Response(await page.text(), { status: 404, headers });
}
