import rendered from '../../content/pictures.json' with { type: 'json' };

type Rendered = Record<string, { width: number; height: number; placeholder: string }>;

const pictures: Rendered = rendered;

export type StoredPicture = { url: string; alt: string; width: number; height: number; placeholder: string };

/** Where a picture is, and its size; null when no picture of this name was rendered. */
export function toPicture(picture: { name: string; alt: string } | undefined): StoredPicture | null {
  const file = picture && pictures[picture.name];
  return file ? { url: `/pictures/${picture.name}.avif`, alt: picture.alt, ...file } : null;
}
