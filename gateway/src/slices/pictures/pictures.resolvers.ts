import type { z } from 'zod';
import type { PictureFormat, Resolvers } from '../../generated/resolvers.ts';
import type { legacyPicture } from '../../legacy/schemas.ts';

/** @public Used by the generated resolver types. */
export type Picture = z.infer<typeof legacyPicture>;

/** @public Used by the generated resolver types. */
export type PictureRendition = NonNullable<Picture['renditions']>[number];

const FORMATS = { avif: 'AVIF', webp: 'WEBP' } as const satisfies Record<PictureRendition['format'], PictureFormat>;

export const pictureResolvers: Resolvers = {
  Picture: {
    renditions: ({ renditions }) => renditions ?? [],
  },
  PictureRendition: {
    url: ({ url }, _args, { siteUrl }) => new URL(url, siteUrl).href,
    path: ({ url }) => url,
    format: ({ format }) => FORMATS[format],
  },
};
