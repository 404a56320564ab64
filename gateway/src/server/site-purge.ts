import type { Report } from '../errors/error-reporting.ts';

const TIMEOUT_MS = 2_000;

/** Purges tags on sites over HTTP; resolves to whether every site confirmed. */
export function createSitePurge(urls: readonly string[], token: string | undefined, report: Report) {
  async function purgeSite(url: string, tags: readonly string[]): Promise<boolean> {
    try {
      const { ok, status } = await fetch(new URL('/purge', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) report('site purge', new Error(`${url} returned ${status}`));
      return ok;
    } catch (error) {
      report('site purge', error);
      return false;
    }
  }

  return async (tags: readonly string[]): Promise<boolean> => {
    const confirmed = await Promise.all(urls.map((url) => purgeSite(url, tags)));
    return confirmed.every(Boolean);
  };
}
