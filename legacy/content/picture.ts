import type rendered from './pictures.json';

type PictureName = keyof typeof rendered;

/** A picture by its name in the rendered set, and what it shows for those who cannot see it. */
export type PictureOf<Words> = { name: PictureName; alt: Words };
