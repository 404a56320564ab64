import { expect, test } from './site.ts';

const GATEWAY = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

test.describe('GraphiQL of the gateway', () => {
  test('opens on an answered question, tells the REST calls behind it, and asks nobody else for anything', async ({
    page,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${GATEWAY}/graphiql`);
    const calls = page.getByRole('region', { name: 'REST calls of the response' });
    await expect(calls.getByRole('cell', { name: 'productFindAll' })).toBeVisible();
    await expect(page.getByLabel('Result Window')).toContainText('"totalCount"');
    expect([...origins]).toEqual([GATEWAY]);
  });

  test('asks the question again in German', async ({ page }) => {
    await page.goto(`${GATEWAY}/graphiql`);
    const answer = page.getByLabel('Result Window');
    await expect(answer).toContainText('Tooth-coloured');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(answer).toContainText('Zahnfarbenes');
  });
});
