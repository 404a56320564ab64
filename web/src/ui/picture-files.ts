/** A file of a picture, as in `PictureRendition` of the schema. */
type Rendition = { path: string; format: 'AVIF' | 'WEBP'; width: number };

export type PictureFiles = {
  renditions: readonly Rendition[];
  width: number;
  height: number;
  placeholder: string | null;
};

/** The files of a picture in `public/pictures`, by its name. */
export function filesOf(name: string, width: number): readonly Rendition[] {
  const base = `/pictures/${name}`;
  return [
    { path: `${base}-480.avif`, format: 'AVIF', width: 480 },
    { path: `${base}-960.avif`, format: 'AVIF', width: 960 },
    { path: `${base}-960.webp`, format: 'WEBP', width: 960 },
    { path: `${base}.avif`, format: 'AVIF', width },
  ];
}

/** The path of the largest file of a format. */
export function largestFile(
  { renditions }: Pick<PictureFiles, 'renditions'>,
  format: Rendition['format'],
): string | null {
  const files = renditions.filter((file) => file.format === format).toSorted((a, b) => b.width - a.width);
  return files[0]?.path ?? null;
}
