import sharp from 'sharp';

/** The files of a picture by the end of their name, and its line in the manifest. */
export type Encoded = { files: Map<string, Buffer>; line: { width: number; height: number; placeholder: string } };

const sizes = { '.avif': undefined, '-960.avif': 960, '-480.avif': 480, '-960.webp': 960 };

export function filesOf(name: string): string[] {
  return Object.keys(sizes).map((ending) => `${name}${ending}`);
}

export async function encode(png: Buffer): Promise<Encoded> {
  const { width, height } = await sharp(png).metadata();
  const files = new Map<string, Buffer>();
  for (const [ending, pixels] of Object.entries(sizes)) {
    const scaled = sharp(png).resize(pixels);
    const packed = ending.endsWith('.avif')
      ? scaled.avif({ quality: 66, effort: 6 })
      : scaled.webp({ quality: 78, effort: 6 });
    files.set(ending, await packed.toBuffer());
  }
  const blurred = await sharp(png).resize({ width: 16 }).blur(0.6).webp({ quality: 50 }).toBuffer();
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
  return { files, line: { width, height, placeholder } };
}
