import type { Locale } from '@heliograph/schema/locales.ts';
import { getTranslations } from 'next-intl/server';
import { HitList } from './hit-list.tsx';
import { getRecommendations } from './search-data.ts';

export async function Recommendations({ locale }: { locale: Locale }) {
  const t = await getTranslations('Search');
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended" className="mb-4 text-heading">
        {t('recommended')}
      </h2>
      <HitList hits={await getRecommendations(locale)} />
    </section>
  );
}
