import { localeCodes } from '@heliograph/schema/locales.ts';
import type { MetadataRoute } from 'next';
import { getEnv } from '../env.ts';
import { localePath } from '../i18n/paths.ts';

/** Everything may be read but the gateway and what a visitor searched for. */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = getEnv();
  const searches = localeCodes.map((locale) => `${localePath(locale, '/search')}?`);
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/graphql', ...searches] },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
