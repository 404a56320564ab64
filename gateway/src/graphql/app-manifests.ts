import { readdirSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../errors/error-reporting.ts';
import { type Documents, readManifestInSlices } from './operation-manifest.ts';

/** Documents of apps by client name. */
export type AppManifests = ReadonlyMap<string, Documents>;

/** Writing a file causes several events. */
const SETTLE_MS = 100;
const EXTENSION = '.json';

/**
 * Reads a folder of manifests, one per app; the file name is the client name. `apply` receives all manifests, now and
 * after each change of the folder. An unreadable file is reported, and its previous operations stay valid.
 */
export async function watchAppManifests(
  folder: string,
  report: Report,
  apply: (manifests: AppManifests) => Promise<void>,
) {
  let manifests: AppManifests = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function load(): Promise<void> {
    const next = await readFolder();
    await apply(next);
    manifests = next;
  }

  async function reload(): Promise<void> {
    try {
      if (!isClosed) await load();
    } catch (error) {
      report('app manifests', error);
    }
  }

  async function readFolder(): Promise<AppManifests> {
    const next = new Map<string, Documents>();
    for (const file of readdirSync(folder).filter((name) => name.endsWith(EXTENSION))) {
      const name = basename(file, EXTENSION);
      const documents = (await readOrReport(join(folder, file))) ?? manifests.get(name);
      if (documents) next.set(name, documents);
    }
    return next;
  }

  async function readOrReport(file: string): Promise<Documents | undefined> {
    try {
      return await readManifestInSlices(file);
    } catch (error) {
      report('app manifest', error);
      return;
    }
  }

  const watcher = watch(folder, { persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loading = loading.then(reload);
    }, SETTLE_MS).unref();
  }).on('error', (error) => report('app manifests', error));
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    watcher.close();
  };
  // One load at a time.
  let loading = load();
  await loading.catch((error: unknown) => {
    close();
    throw error;
  });
  return { close };
}
