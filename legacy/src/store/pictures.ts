import rendered from '../../content/pictures.json' with { type: 'json' };

type Rendered = Record<string, { width: number; height: number; placeholder: string }>;

const pictures: Rendered = rendered;

/** The files of a picture besides the full size, by suffix. */
const RENDITIONS = [
  { suffix: '-480', format: 'avif', width: 480 },
  { suffix: '-960', format: 'avif', width: 960 },
  { suffix: '-960', format: 'webp', width: 960 },
] as const;

type Rendition = { url: string; format: 'avif' | 'webp'; width: number; height: number };

export type StoredPicture = {
  name: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  renditions: Rendition[];
};

/** URLs and sizes of a picture; null if it was not rendered. */
export function toPicture(picture: { name: string; alt: string } | undefined): StoredPicture | null {
  const file = picture && pictures[picture.name];
  if (!file) return null;
  const { width, height } = file;
  const base = `/pictures/${picture.name}`;
  const smaller = RENDITIONS.map(({ suffix, format, width: target }) => ({
    url: `${base}${suffix}.${format}`,
    format,
    width: target,
    height: Math.round((height * target) / width),
  }));
  const full: Rendition = { url: `${base}.avif`, format: 'avif', width, height };
  return { name: picture.name, url: full.url, alt: picture.alt, ...file, renditions: [...smaller, full] };
}
