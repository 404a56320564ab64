import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** V8's explicit compile hint for a whole file; engines that do not know it read a comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Marks the scripts that each page runs at once (React, Next.js and the bundler's runtime), so that they are compiled
 * in the background while they load. Without the mark, V8 leaves each function for its first call, on the main thread,
 * at the moment at which the page should begin to answer.
 */
export async function hintCompilation({ projectDir, distDir }: { projectDir: string; distDir: string }) {
  const dist = resolve(projectDir, distDir);
  const manifest = buildManifest.parse(JSON.parse(await readFile(join(dist, 'build-manifest.json'), 'utf8')));
  for (const file of manifest.rootMainFiles) {
    const path = join(dist, file);
    const script = await readFile(path, 'utf8');
    if (!script.startsWith(COMPILE_EAGERLY)) await writeFile(path, COMPILE_EAGERLY + script);
  }
}
