import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { getPage, textsOf } from './site.ts';

const PLATFORMS = ['WINDOWS', 'MACOS_APPLE_SILICON', 'MACOS_INTEL'] as const;

describe.each(allSites)('the software page in $locale', ({ path, messages: { Software } }) => {
  const open = (): Promise<CheerioAPI> => getPage(path('/store/software'));
  const region = (channel: 'LATEST' | 'LEGACY') => `main section[aria-labelledby="${channel.toLowerCase()}"]`;

  it.each(['LATEST', 'LEGACY'] as const)('R167 R204 R205 has a %s version for each platform', async (channel) => {
    const $ = await open();
    const { title, state } = Software.channels[channel];
    expect(textsOf($, `${region(channel)} h2`)).toEqual([title]);
    expect(textsOf($, region(channel))[0]).toContain(state);
    expect(textsOf($, `${region(channel)} h3`)).toEqual(PLATFORMS.map((name) => Software.platforms[name]));
  });

  it('R389 explains how an installer is requested, with a picture of the program', async () => {
    const $ = await open();
    expect(textsOf($, 'section[aria-labelledby=steps] li h3')).toHaveLength(3);
    expect($(`main img[alt="${Software.screen}"]`)).toHaveLength(1);
  });

  it('R205 warns of the Legacy channel', async () => {
    expect(textsOf(await open(), region('LEGACY'))[0]).toContain(Software.legacyText);
  });

  it('R376 lists memory and network requirements of each version', async () => {
    const cards = textsOf(await open(), `${region('LATEST')} article`);
    expect(cards).toHaveLength(3);
    for (const [index, needed] of [
      Software.memoryRecommended.replace('{memory}', '16').replace('{recommended}', '32'),
      Software.memoryRecommended.replace('{memory}', '8').replace('{recommended}', '16'),
      Software.memoryNeeded.replace('{memory}', '16'),
    ].entries()) {
      expect(cards[index]).toContain(needed.replaceAll(/\s+/g, ' '));
      expect(cards[index]).toContain(Software.networkAlways);
    }
  });
});
