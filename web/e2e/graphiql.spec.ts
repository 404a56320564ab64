import { expect, test } from './site.ts';

const GATEWAY = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

test.describe('GraphiQL of the gateway', () => {
  test('opens with a response, shows the REST calls behind it, and makes no third-party requests', async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${GATEWAY}/graphiql`);
    const calls = page.getByRole('region', { name: 'REST calls of the response' });
    await expect(calls.getByRole('cell', { name: 'productFindAll' })).toBeVisible();
    await expect(page.getByLabel('Result Window')).toContainText('"totalCount"');
    expect([...origins]).toEqual([GATEWAY]);
  });

  test('reruns the query in German', async ({ page }) => {
    await page.goto(`${GATEWAY}/graphiql`);
    const result = page.getByLabel('Result Window');
    await expect(result).toContainText('Tooth-colored');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(result).toContainText('Zahnfarbenes');
  });
});
