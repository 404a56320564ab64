import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What networks show beside a link; they take neither AVIF nor WebP everywhere. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 };

const IMAGES_FOLDER = join(process.cwd(), 'public/pictures');
const SUFFIX = '-960.webp';

/** The names of all rendered pictures. */
export async function listImages(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob(`**/*${SUFFIX}`, { cwd: IMAGES_FOLDER })) names.push(file.slice(0, -SUFFIX.length));
  return names.toSorted();
}

/** A rendered picture as a JPEG, or null where there is none of that name. */
export async function renderOpenGraphImage(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await listImages()).includes(name)) return null;
  // Loaded here, so that pages do not carry it.
  const { default: sharp } = await import('sharp');
  const file = await readFile(join(IMAGES_FOLDER, name + SUFFIX));
  return new Uint8Array(
    await sharp(file)
      .resize({ ...OPEN_GRAPH_SIZE, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer(),
  );
}
