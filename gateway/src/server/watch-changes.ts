import { defaultLocale, localeCodes } from '@heliograph/schema/locales.ts';
import type { Logger } from 'pino';
import { type ChangeWatch, startChangeWatch } from '../change-watch/change-watch.ts';
import { createFileCursorStore } from '../change-watch/file-cursor-store.ts';
import { createRedisCursorStore } from '../change-watch/redis-cursor-store.ts';
import type { Report } from '../errors/error-reporting.ts';
import { findChanges } from '../slices/changes/find-changes.ts';
import type { Caches } from './caches.ts';
import type { Metrics } from './metrics.ts';

type Settings = {
  changePollMs?: number | undefined;
  changeCursorFile?: string | undefined;
};

type Services = { caches: Caches; report: Report; log: Logger; metrics: Metrics };

/** Starts to watch the content service for changes. Undefined if it is off. */
export function watchChanges(
  { changePollMs = 0, changeCursorFile }: Settings,
  { caches, report, log, metrics }: Services,
): ChangeWatch | undefined {
  if (changePollMs === 0) return;
  const { legacy, redis, recordChanges, purge, markPurged } = caches;
  const watch = startChangeWatch({
    intervalMs: changePollMs,
    cursors: redis ? createRedisCursorStore(redis) : createFileCursorStore(changeCursorFile),
    findChanges: (after) =>
      findChanges(after, {
        feed: { find: (request) => legacy.findUncached({ ...request, locale: defaultLocale }) },
        getClients: () => localeCodes.map((locale) => legacy.inLocale(locale, { requireFresh: true })),
        snapshots: recordChanges.snapshots,
      }),
    purge,
    markPurged,
    report,
    log,
  });
  metrics.observeChangeWatch(watch.secondsSinceCheck);
  return watch;
}
