import rendered from '../../content/pictures.json' with { type: 'json' };

type Rendered = Record<string, { width: number; height: number; placeholder: string }>;

const pictures: Rendered = rendered;

export type StoredPicture = { url: string; alt: string; width: number; height: number; placeholder: string };

/** URL and size of a picture; null if it was not rendered. */
export function toPicture(picture: { name: string; alt: string } | undefined): StoredPicture | null {
  const file = picture && pictures[picture.name];
  return file ? { url: `/pictures/${picture.name}.avif`, alt: picture.alt, ...file } : null;
}
