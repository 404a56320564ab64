import { gatewayUrl } from './origins.ts';
import { expect, test } from './site.ts';

test.describe('GraphiQL of the gateway', () => {
  test('opens with a response, shows the REST calls behind it, and makes no third-party requests', async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`${gatewayUrl}/graphiql`);
    const calls = page.getByRole('region', { name: 'REST calls of the response' });
    await expect(calls.getByRole('cell', { name: 'productFindAll' })).toBeVisible();
    await expect(page.getByLabel('Result Window')).toContainText('"totalCount"');
    expect([...origins]).toEqual([gatewayUrl]);
  });

  test('says before a run which REST calls a mutation would make, and does not send it', async ({ page }) => {
    const mutations: string[] = [];
    page.on('request', (request) => {
      if (request.url() === `${gatewayUrl}/graphql` && /\bmutation\b/.test(request.postData() ?? ''))
        mutations.push('sent');
    });
    await page.goto(`${gatewayUrl}/graphiql`);
    await page.getByRole('button', { name: /^inquiry/i }).click();
    const estimate = page.getByRole('region', { name: 'REST calls before the run' });
    const summary = estimate.getByText(/^Not sent yet\. At most 3 REST calls/);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(estimate.getByRole('cell', { name: 'clientSubscribeAddInfo' })).toBeVisible();
    expect(mutations).toEqual([]);
  });

  test('reruns the query in German', async ({ page }) => {
    await page.goto(`${gatewayUrl}/graphiql`);
    const result = page.getByLabel('Result Window');
    await expect(result).toContainText('with sharp margins');
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(result).toContainText('mit feinen Rändern');
  });
});
