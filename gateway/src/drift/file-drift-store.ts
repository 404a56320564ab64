import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type DriftStore, storedChangeSchema, storedTraitSchema } from './drift-store.ts';

const contentSchema = z.object({
  since: z.array(z.tuple([z.string(), z.number()])).transform((entries) => new Map(entries)),
  accepted: z.array(storedTraitSchema),
  changes: z.array(storedChangeSchema),
});

const EMPTY = { since: [], accepted: [], changes: [] };

/** For a single instance. */
export function createFileDriftStore(path: string): DriftStore {
  let isRead = false;
  return {
    kind: 'file',
    read: async () => {
      if (isRead) return;
      const text = await readFile(path, 'utf8').catch(ignoreMissing);
      const content = contentSchema.parse(text === undefined ? EMPTY : JSON.parse(text));
      isRead = true;
      return content;
    },
    write: async (_update, getContent) => {
      const { since, ...content } = getContent();
      // Renamed, so that a crash leaves the previous file.
      await writeFile(`${path}.new`, JSON.stringify({ since: [...since], ...content }));
      await rename(`${path}.new`, path);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
