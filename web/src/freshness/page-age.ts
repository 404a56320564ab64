import { CONTENT_LIFE } from '#config/content-life.ts';
import { DATA_TIME_HEADER, parseDataTime } from './data-time.ts';

/** Pages promise data of at most this age: their lifetime, and a minute in which they are rendered again. */
export const MAX_AGE_MS = (CONTENT_LIFE.revalidate + 60) * 1000;

/** The age of the page that the site serves now, by the clock of the server; undefined if it does not respond. */
export async function fetchPageAge(path: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store', signal });
    const dataTime = parseDataTime(headers.get(DATA_TIME_HEADER));
    const serverTime = Date.parse(headers.get('date') ?? '');
    return dataTime === undefined || Number.isNaN(serverTime) ? undefined : serverTime - dataTime;
  } catch {
    return;
  }
}
