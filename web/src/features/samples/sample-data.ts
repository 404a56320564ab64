import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import type { SampleCard_SampleFragment } from './sample-card.generated.ts';
import { SampleListDocument, type SampleListQuery } from './sample-list.generated.ts';

export type Sample = SampleCard_SampleFragment;
type Category = NonNullable<SampleListQuery['sampleCategories']>[number];

/** `category` is null for samples of an unknown category. */
export type SampleGroup = { category: Category | null; samples: readonly Sample[] };

export async function getSampleGroups(locale: Locale): Promise<readonly SampleGroup[]> {
  'use cache';
  cacheLife('content');
  const { sampleCategories, samples } = await queryGateway(SampleListDocument, { locale: toGatewayLocale(locale) });
  if (!sampleCategories || !samples) throw new Error('The gateway returned no samples');
  if (samples.totalCount > samples.items.length) throw new Error('The sample list exceeds one page');
  const known = new Set(sampleCategories.map(({ id }) => id));
  const groups: SampleGroup[] = sampleCategories.map((category) => ({
    category,
    samples: samples.items.filter((sample) => sample.category?.id === category.id),
  }));
  const others = samples.items.filter(({ category }) => !category || !known.has(category.id));
  return [...groups, { category: null, samples: others }].filter((group) => group.samples.length > 0);
}
