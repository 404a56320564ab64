import type { Locale } from '@heliograph/schema/locales.ts';
import { signUrl } from '@heliograph/schema/signed-url.ts';

const MINUTE_MS = 60 * 1000;
/** Beside the length of the video: enough to press play later, to pause and to look at a part again. */
const SPARE_MINUTES = 30;

const SITE = 'http://site.invalid';

type Video = { video: string; minutes: number };

export type SignVideoUrl = ReturnType<typeof createVideoUrlSigner>;

/** Signs the address of a full video on the site, for a little longer than it takes; one elsewhere is left as it is. */
export function createVideoUrlSigner(secret: string, now: () => number = Date.now) {
  return ({ video, minutes }: Video, locale: Locale): string => {
    const { origin, pathname } = new URL(video, SITE);
    if (origin !== SITE) return video;
    return signUrl(pathname, { secret, expiresAt: now() + (minutes + SPARE_MINUTES) * MINUTE_MS, locale });
  };
}
