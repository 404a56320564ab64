/** Header that scripts of a page can read: since when its data may be outdated, in epoch seconds. */
export const DATA_TIME_HEADER = 'server-timing';

const METRIC = 'as-of';
const DURATION = /(?:^|,)\s*as-of;dur=(\d{1,12})\b/;
const TAG = /^as-of:(\d{1,12})$/;

/** Times are in epoch milliseconds. */
export function formatDataTime(time: number): string {
  return `${METRIC};dur=${Math.floor(time / 1000)}`;
}

export function parseDataTime(header: string | null): number | undefined {
  return toTime(DURATION.exec(header ?? '')?.[1]);
}

/** Cache tag of stale data. Next.js passes tags on to the pages that contain the data. */
export function formatDataTimeTag(time: number): string {
  return `${METRIC}:${Math.floor(time / 1000)}`;
}

/** Of the oldest stale data; undefined if there is none. */
export function findDataTime(tags: readonly string[]): number | undefined {
  const times = tags.flatMap((tag) => toTime(TAG.exec(tag)?.[1]) ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}

function toTime(seconds: string | undefined): number | undefined {
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Of the document; undefined in browsers without Server Timing. */
export function readDocumentDataTime(): number | undefined {
  const [document] = performance.getEntriesByType('navigation');
  if (!(document && 'serverTiming' in document) || !Array.isArray(document.serverTiming)) return;
  const found = document.serverTiming.find(({ name }) => name === METRIC);
  return toTime(found && String(found.duration));
}
