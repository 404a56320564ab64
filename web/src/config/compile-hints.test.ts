import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hintCompilation } from './compile-hints.ts';

const CHUNKS = 'static/chunks';
const files = ['react.js', 'router.js', 'turbopack-loader.js'].map((name) => `${CHUNKS}/${name}`);
const manifests = [
  'build-manifest.json',
  'server/middleware-build-manifest.js',
  'server/app/[locale]/page/build-manifest.json',
];

let projectDir: string;

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'compile-hints-'));
});

afterEach(() => rm(projectDir, { recursive: true }));

const read = (path: string) => readFile(join(projectDir, path), 'utf8');

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(projectDir, path)), { recursive: true });
  await writeFile(join(projectDir, path), text);
}

/** Builds with the given scripts, and returns the hinted names in the order of `files`. */
async function build(scripts: Record<string, string> = {}): Promise<string[]> {
  await rm(projectDir, { recursive: true });
  for (const file of files) await write(file, `run('${basename(file, '.js')}')`);
  for (const path of manifests) await write(path, JSON.stringify({ rootMainFiles: files }));
  for (const [name, script] of Object.entries(scripts)) await write(`${CHUNKS}/${name}`, script);
  await hintCompilation({ projectDir, distDir: '.' });
  return JSON.parse(await read('build-manifest.json')).rootMainFiles;
}

it('hints the scripts of every page, under new names that all manifests refer to', async () => {
  const [react = '', router = '', loader = ''] = await build();
  expect(await read(react)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nrun\('react'\)$/);
  expect(await read(router)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nrun\('router'\)$/);
  expect(loader).toBe(files[2]);
  expect(await read(loader)).toBe("run('turbopack-loader')");
  expect((await readdir(join(projectDir, CHUNKS))).map((name) => `${CHUNKS}/${name}`).sort()).toEqual(
    [react, router, loader].sort(),
  );
  for (const path of manifests)
    expect(JSON.parse(await read(path)).rootMainFiles, path).toEqual([react, router, loader]);
});

it('names a hinted script after its content', async () => {
  const [react, router] = await build();
  const again = await build();
  expect(again.slice(0, 2)).toEqual([react, router]);
  const [changed, unchanged] = await build({ 'react.js': 'run("another version")' });
  expect(changed).not.toBe(react);
  expect(unchanged).toBe(router);
});

it('fails when another script refers to a renamed one', async () => {
  await expect(build({ 'lazy.js': 'load("static/chunks/router.js")' })).rejects.toThrow(
    /lazy\.js refers to router\.js/,
  );
});
