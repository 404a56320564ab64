import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** V8's explicit compile hint for a whole file; other engines ignore the comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Marks the scripts that run on every page, so that V8 compiles them in the background while they load instead of on
 * the main thread at the first call of each function.
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
