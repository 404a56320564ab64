import type { Locale } from '@heliograph/schema/locales.ts';
import type { PlatformJob } from '#features/products/platform/print-times.ts';
import type { PageCopy, PictureName, SectionLayouts } from '#sections/page-content.ts';

/** What a product page shows besides the data of the product. */
export type MachineStory = {
  /** The machine without a background, for the heading. */
  picture: PictureName;
  /** Instead of a platform of parts that lie flat, where production prints otherwise. */
  job?: Readonly<Record<Locale, PlatformJob>>;
  /** Sections between the heading and the data. */
  layout: SectionLayouts;
  copy: StoryCopy<SectionLayouts>;
};

export type StoryCopy<Layout extends SectionLayouts> = Readonly<Record<Locale, PageCopy<Layout>>>;
