import { scopeNumbers } from '#features/case-studies/case-study-scopes.ts';
import { readStructuredData } from './accessibility.ts';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { de } = sites;
const LIST = '/application/moreApplication';

for (const { locale, path, messages } of allSites) {
  test(`R114 the five case study lists in ${locale} link to one another`, async ({ page }) => {
    const fields = page.getByRole('navigation', { name: messages.CaseStudies.fields });
    const paths = scopeNumbers.map((scope) => path(`${LIST}/${scope}`));
    for (const scope of scopeNumbers) {
      const { name, title } = messages.CaseStudies.scopes[scope];
      await page.goto(path(`${LIST}/${scope}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(fields.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      const links = await fields.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(paths);
    }
  });

  test(`R115 a case study in ${locale} shows its results`, async ({ page }) => {
    await visit(page, path(`${LIST}/cases/512`));
    await expect(page.getByRole('heading', { name: messages.CaseStudies.results })).toBeVisible();
    await expect(page.getByRole('main').getByRole('definition')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Ortho Tough UV' })).toBeVisible();
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await readStructuredData(page, 'Article')).toMatchObject({ headline });
  });

  test(`R114 a case study list in ${locale} is accessible`, async ({ page }) => {
    await visit(page, path(`${LIST}/4`));
    await expect(page.getByRole('article')).toHaveCount(await countRecords(page.request, 'caseStudies'));
  });
}

test('R181 German readers get case studies in English with a notice', async ({ page }) => {
  await page.goto(`/de${LIST}/cases/512`);
  const notice = de.messages.Languages.otherText.replace('{language}', 'Englisch');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.locator('.article-text')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /[^e]\/application\/moreApplication\/cases\/512$/,
  );
});

test('R115 the home page links to a case study', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Forearm sockets fitted in fewer trials' }).click();
  await expect(page).toHaveURL(`${LIST}/cases/512`);
});

test('R114 redirects from a list number in the query', async ({ page }) => {
  await page.goto(`${LIST}?t=3`);
  await expect(page).toHaveURL(new RegExp(`${LIST}/3`));
  await page.goto(`${LIST}/cases`);
  await expect(page).toHaveURL(`${LIST}/4`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R115 the list links to a case study', async ({ page }) => {
    await page.goto(`/cn${LIST}/5`);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(`/cn${LIST}/cases/512`);
  });
});
