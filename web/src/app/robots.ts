import type { MetadataRoute } from 'next';
import { getEnv } from '#config/env.ts';

/** Search result pages are excluded by their own robots metadata. */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = getEnv();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/graphql' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
