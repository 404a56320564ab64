import { readdirSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import type { Report } from '../errors/error-reporting.ts';
import { type Documents, readManifest } from './operation-manifest.ts';

/** Documents of apps by client name. */
export type AppManifests = ReadonlyMap<string, Documents>;

/** Writing a file causes several events. */
const SETTLE_MS = 100;
const EXTENSION = '.json';

/**
 * Reads a folder of manifests, one per app; the file name is the client name. `apply` receives all manifests, now and
 * after each change of the folder. An unreadable file is reported, and its previous operations stay valid.
 */
export function watchAppManifests(folder: string, report: Report, apply: (manifests: AppManifests) => void) {
  let manifests: AppManifests = new Map();
  let timer: NodeJS.Timeout | undefined;

  function load(): void {
    const next = readFolder();
    apply(next);
    manifests = next;
  }

  function reload(): void {
    try {
      load();
    } catch (error) {
      report('app manifests', error);
    }
  }

  function readFolder(): AppManifests {
    const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
    return new Map(
      files.flatMap((file): [string, Documents][] => {
        const name = basename(file, EXTENSION);
        const documents = readOrReport(join(folder, file)) ?? manifests.get(name);
        return documents ? [[name, documents]] : [];
      }),
    );
  }

  function readOrReport(file: string): Documents | undefined {
    try {
      return readManifest(file);
    } catch (error) {
      report('app manifest', error);
      return;
    }
  }

  const watcher = watch(folder, { persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(reload, SETTLE_MS).unref();
  }).on('error', (error) => report('app manifests', error));
  load();

  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
