import type { Locale } from '@heliograph/schema/locales.ts';
import { signUrl } from '@heliograph/schema/signed-url.ts';

const MINUTE_MS = 60 * 1000;
/** Added to the duration of the video for pausing and rewinding. */
const GRACE_MINUTES = 30;

const SITE = 'http://site.invalid';

type Video = { video: string; minutes: number };

/** Signs the URLs of full videos on the site; returns external URLs unchanged. */
export function createVideoUrlSigner(secret: string, now: () => number = Date.now) {
  return ({ video, minutes }: Video, locale: Locale): string => {
    const { origin, pathname } = new URL(video, SITE);
    if (origin !== SITE) return video;
    return signUrl(pathname, { secret, expiresAt: now() + (minutes + GRACE_MINUTES) * MINUTE_MS, locale });
  };
}
