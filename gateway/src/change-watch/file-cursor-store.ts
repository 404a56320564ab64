import { readFile, rename, writeFile } from 'node:fs/promises';
import type { CursorStore } from './cursor-store.ts';

const MAX_LENGTH = 1_000;

/** For a single instance. Without a path, the cursor is lost in a restart. */
export function createFileCursorStore(path: string | undefined): CursorStore {
  let cursor: string | undefined;
  let isRead = path === undefined;

  async function read(): Promise<void> {
    if (isRead || path === undefined) return;
    const text = await readFile(path, 'utf8').catch(ignoreMissing);
    isRead = true;
    cursor = text?.slice(0, MAX_LENGTH);
  }

  return {
    hold: async () => {
      await read();
      return { isHeld: true, cursor };
    },
    save: async (next) => {
      cursor = next;
      if (path === undefined) return;
      // Renamed, so that a crash leaves the previous file.
      await writeFile(`${path}.new`, next);
      await rename(`${path}.new`, path);
    },
    release: async () => {},
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
