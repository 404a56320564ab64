import type { MetadataRoute } from 'next';
import { getEnv } from '#config/env.ts';

/** Everything may be read but the gateway. What a visitor searched for says itself that it is not to be listed. */
export default function robots(): MetadataRoute.Robots {
  const { SITE_URL } = getEnv();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/graphql' },
    sitemap: `${SITE_URL}/sitemap.xml`,
  };
}
