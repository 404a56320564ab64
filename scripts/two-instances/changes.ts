import { setTimeout as sleep } from 'node:timers/promises';
import { changeRecord } from '../../gateway/src/testing/overwrite-record.ts';
import { openDatabase } from '../../legacy/src/store/database.ts';
import { log } from '../log.ts';
import { reportAssertion } from './assertion.ts';
import { readPage } from './read-page.ts';
import type { TwoInstances } from './start.ts';

const RECORD = { kind: 'product', id: '1' };
const PAGES = ['/hardware', '/cn/hardware', '/de/hardware/A2D'];
const NAMES = ['Changed once', 'Changed twice'];
/** A change that has not arrived by then was lost. */
const LOST_AFTER_MS = 60_000;
const BETWEEN_MS = 50;

/** S21: a changed record is shown by both sites and through nginx, without a purge. The time is not asserted. */
export async function checkChanges({ sites, origin, database }: TwoInstances): Promise<boolean> {
  const db = await openDatabase(database);
  const missing: string[] = [];
  let slowest = 0;
  for (const name of NAMES) {
    await changeRecord(db, RECORD.kind, RECORD.id, { name });
    const changedAt = performance.now();
    const shown = [...sites, origin].flatMap((server) => PAGES.map((page) => waitForText(server, page, name)));
    missing.push(...(await Promise.all(shown)).flatMap((page) => page ?? []));
    slowest = Math.max(slowest, performance.now() - changedAt);
  }
  await db.destroy();
  for (const page of missing) log(`  ${page}`);
  return reportAssertion(
    'S21',
    missing.length === 0,
    `${NAMES.length} changes without a purge, ${PAGES.length} pages on two sites and through nginx: ` +
      `${missing.length} outdated; updated everywhere within ${Math.round(slowest)} ms`,
  );
}

/** Returns a description of the page if it never contains the text. */
async function waitForText(server: string, path: string, text: string): Promise<string | undefined> {
  const deadline = performance.now() + LOST_AFTER_MS;
  while (performance.now() < deadline) {
    if ((await readPage(server, path)).text.includes(text)) return;
    await sleep(BETWEEN_MS);
  }
  return `${path} of ${server} does not show ${text}`;
}
