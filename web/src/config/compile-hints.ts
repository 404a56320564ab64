import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** V8's explicit compile hint for a whole file; other engines ignore the comment. */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad\n';
/** The loader of Turbopack; scripts of workers refer to it by its name. */
const LOADER = /^turbopack-/;

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Marks the scripts that run on every page, so that V8 compiles them in the background while they load instead of on
 * the main thread at the first call of each function. Scripts are cached by name without expiry, so each gets a new one.
 */
export async function hintCompilation({ projectDir, distDir }: { projectDir: string; distDir: string }) {
  const dist = resolve(projectDir, distDir);
  const manifest = buildManifest.parse(JSON.parse(await readFile(join(dist, 'build-manifest.json'), 'utf8')));
  const scripts = manifest.rootMainFiles.filter((file) => !LOADER.test(basename(file)));
  const names = new Map<string, string>();
  for (const file of scripts) names.set(basename(file), await writeHinted(join(dist, file)));
  for await (const path of glob('{,server/**/}*build-manifest.{js,json}', { cwd: dist })) {
    await rename(join(dist, path), names);
  }
  await assertUnused([...names.keys()], join(dist, 'static'));
}

/** Replaces a script by a hinted copy that is named after its content; returns its name. */
async function writeHinted(path: string): Promise<string> {
  const script = COMPILE_EAGERLY + (await readFile(path, 'utf8'));
  const name = `${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
  await writeFile(join(dirname(path), name), script);
  await rm(path);
  return name;
}

async function rename(path: string, names: ReadonlyMap<string, string>): Promise<void> {
  let text = await readFile(path, 'utf8');
  for (const [before, after] of names) text = text.replaceAll(before, after);
  await writeFile(path, text);
}

/** Another script that loads one of these by its name would need a new name as well. */
async function assertUnused(names: readonly string[], folder: string): Promise<void> {
  for await (const path of glob('**/*.js', { cwd: folder })) {
    const script = await readFile(join(folder, path), 'utf8');
    const used = names.find((name) => script.includes(name));
    if (used) throw new Error(`${path} refers to ${used}, which was renamed for its compile hint.`);
  }
}
