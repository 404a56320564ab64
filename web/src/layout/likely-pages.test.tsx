import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageNames } from '#content/page-names/page-names.ts';
import { renderPage } from '#testing/render.tsx';
import { findSimilarPages } from './find-similar-pages.ts';
import { PageLinks } from './page-links.tsx';
import { LikelyPages } from './page-mark.tsx';

const USUAL = ['/hardware', '/store/support', '/aboutUs/contactUs'].map((path) => ({ path, name: path }));

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('similar pages of an unknown path', () => {
  it.each([
    ['en', '/hardware/a2d4k', '/hardware/A2D_4K'],
    ['en', '/hardwares/Reflex2Pro', '/hardware/reflex2-pro'],
    ['cn', '/cn/aboutUs/distributor-dental', '/aboutUs/distributors-dental'],
    ['de', '/de/store/suport', '/store/support'],
    ['de', '/de/application/clear-aligner.html', '/application/clear-aligners'],
  ] as const)('in %s, %s: first %s', (locale, unknown, path) => {
    const [first] = findSimilarPages(locale, unknown, 3);
    expect(first).toEqual({ path, name: pageNames[locale][path] });
  });

  it.each(['/wp-login.php', '/0', `/${'x'.repeat(5_000)}`, '/%E4%BD%A0'])('are none for %s', (unknown) => {
    expect(findSimilarPages('en', unknown, 3)).toEqual([]);
  });

  it('are listed in the locale', () => {
    expect(findSimilarPages('en', '/newsrooms', 3).map(({ path }) => path)).toContain('/newsroom');
    expect(findSimilarPages('cn', '/cn/newsrooms', 3).map(({ path }) => path)).not.toContain('/newsroom');
  });
});

describe('the likely pages of a 404 page', () => {
  it('start with the similar ones, in as many rows as before', async () => {
    const prerendered = <PageLinks locale="de" pages={USUAL} />;
    const page = (
      <LikelyPages locale="de" pages={USUAL}>
        {prerendered}
      </LikelyPages>
    );
    renderPage(page, { locale: 'de', url: '/de/hardware/a2d4k' });
    expect(links()).toEqual(['/de/hardware', '/de/store/support', '/de/aboutUs/contactUs']);
    await waitFor(() => expect(links()[0]).toBe('/de/hardware/A2D_4K'));
    expect(links()).toHaveLength(USUAL.length);
    expect(links()[2]).toBe('/de/hardware');
  });
});
