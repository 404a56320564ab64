import { checkSignedUrl } from '@heliograph/schema/signed-url.ts';
import { describe, expect, it } from 'vitest';
import { createVideoUrlSigner } from './video-url.ts';

const secret = 'only-for-this-test-and-long-enough';
const now = Date.parse('2026-01-01T00:00:00Z');
const sign = createVideoUrlSigner(secret, () => now);

describe('video URL signer', () => {
  it.each([1, 90])('R201 signs the URL of a %i-minute video for its duration plus 30 minutes', (minutes) => {
    const url = new URL(sign({ video: '/recordings/a.webm', minutes }, 'cn'), 'http://site.example');
    const end = now + (minutes + 30) * 60_000;
    expect(checkSignedUrl(url, secret, end - 1)).toEqual({ status: 'valid', locale: 'cn' });
    expect(checkSignedUrl(url, secret, end)).toEqual({ status: 'expired', locale: 'cn' });
  });

  it.each(['https://videos.example/a.webm?token=1', '//videos.example/a.webm'])(
    'R201 returns the external URL %s unchanged',
    (video) => {
      expect(sign({ video, minutes: 1 }, 'en')).toBe(video);
    },
  );
});
