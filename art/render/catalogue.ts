import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ScreenLanguage } from '../screens/language.ts';
import { accessoryPictures } from './accessories.ts';
import { cutOuts } from './cut-outs.ts';
import { flatScreens } from './flat-screens.ts';
import { productPictures } from './products.ts';
import { resinPictures } from './resins.ts';

/** `module` is a path below art/. See the README for its exports. */
export type Picture = {
  name: string;
  module: string;
  subject?: unknown;
  isCutOut?: true;
  theme?: 'day' | 'night';
  language?: ScreenLanguage;
};

export async function listPictures(): Promise<Picture[]> {
  const scenes = await oneForEachFile('scenes');
  return [
    ...productPictures,
    ...cutOuts,
    ...accessoryPictures,
    ...resinPictures,
    ...flatScreens,
    ...(await oneForEachFile('parts')),
    ...scenes.map((scene) => ({ ...scene, subject: stock })),
  ];
}

/** All products and resins that a scene can use. */
const stock = { machines: subjectsOf(productPictures), resins: subjectsOf(resinPictures) };

function subjectsOf(pictures: Picture[]) {
  return Object.fromEntries(pictures.map(({ name, subject }) => [basename(name), subject]));
}

/** A name that ends in / selects everything below it. */
export function select<Item extends { name: string }>(items: Item[], names: string[]): Item[] {
  return names.flatMap((wanted) => {
    const found = items.filter(({ name }) => (wanted.endsWith('/') ? name.startsWith(wanted) : name === wanted));
    if (found.length === 0) throw new Error(`Unknown name: ${wanted}`);
    return found;
  });
}

async function oneForEachFile(folder: string): Promise<Picture[]> {
  const files = await readdir(join(import.meta.dirname, '..', folder)).catch(() => []);
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({ name: `${folder}/${file.slice(0, -3)}`, module: `${folder}/${file}` }));
}
