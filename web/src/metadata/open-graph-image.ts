import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Social networks do not reliably support AVIF or WebP. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 };

const IMAGES_FOLDER = join(process.cwd(), 'public/pictures');
const SUFFIX = '-960.webp';

export async function listImages(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob(`**/*${SUFFIX}`, { cwd: IMAGES_FOLDER })) names.push(file.slice(0, -SUFFIX.length));
  return names.toSorted();
}

export async function renderOpenGraphImage(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await listImages()).includes(name)) return null;
  // Imported dynamically to keep sharp out of page bundles.
  const { default: sharp } = await import('sharp');
  const file = await readFile(join(IMAGES_FOLDER, name + SUFFIX));
  return new Uint8Array(
    await sharp(file)
      .resize({ ...OPEN_GRAPH_SIZE, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}
