import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { allSites, expect, sites, test } from './site.ts';

for (const { locale, path, messages } of allSites) {
  test(`R11 R182 R184 the footer in ${locale} shows breadcrumbs from the home page to the current page`, async ({
    page,
  }) => {
    await page.goto(path('/material/1-casting'));
    const breadcrumbs = page.getByRole('contentinfo').getByRole('navigation', { name: messages.Footer.breadcrumbs });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([
      messages.Site.brand,
      footerCopy[locale].materials,
      pageNames[locale]['/material/1-casting'],
    ]);
    await expect(breadcrumbs.locator('[aria-current=page]')).toHaveText(pageNames[locale]['/material/1-casting']);
    await breadcrumbs.getByRole('link', { name: messages.Site.brand }).click();
    await expect(page).toHaveURL(path('/'));
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([messages.Site.brand]);
  });

  test(`R183 Q45 breadcrumbs in ${locale} have ${locale === 'cn' ? 'no structured data' : 'structured data'}`, async ({
    request,
  }) => {
    const html = await (await request.get(path('/material/1-casting'))).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    if (locale === 'cn') {
      expect(json).toBeUndefined();
      return;
    }
    const list = JSON.parse(json ?? '{}');
    expect(list['@type']).toBe('BreadcrumbList');
    const stops: { position: number; name: string; item: string }[] = list.itemListElement;
    expect(stops.map(({ position, name }) => [position, name])).toEqual([
      [1, messages.Site.brand],
      [2, footerCopy[locale].materials],
      [3, pageNames[locale]['/material/1-casting']],
    ]);
    expect(stops.every(({ item }) => /^https?:\/\//.test(item))).toBe(true);
  });
}

test('R182 breadcrumbs of a record link to its list', async ({ page }) => {
  await page.goto('/material/materialDetail/cast-uv-3-0-102');
  const breadcrumbs = page.getByRole('navigation', { name: sites.en.messages.Footer.breadcrumbs });
  await expect(breadcrumbs.getByRole('link')).toHaveText([/./, footerCopy.en.materials]);
});
