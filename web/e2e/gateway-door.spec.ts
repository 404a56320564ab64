import { expect, test } from './site.ts';

test.describe('the door to the gateway at the address of the site', () => {
  test('answers an operation', async ({ request }) => {
    const response = await request.post('/graphql', { data: { query: '{ materials { totalCount } }' } });
    expect(response.status()).toBe(200);
    expect((await response.json()).data.materials.totalCount).toBeGreaterThan(0);
  });

  test('F3 refuses a body that is too large before it passes it on', async ({ request }) => {
    const response = await request.post('/graphql', { data: { query: 'x'.repeat(300 * 1024) } });
    expect(response.status()).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request is too large.', extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test('hands on operations that are asked for by their hash', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/graphql?'));
    await page.goto('/material/0-all?category=denture');
    const request = await asked;
    expect(request.method()).toBe('GET');
    expect(request.url()).toContain('sha256Hash');
    expect(await (await request.response())?.json()).toMatchObject({ data: { materials: { totalCount: 2 } } });
  });

  test('hands on what the gateway refuses', async ({ request }) => {
    const headers = { accept: 'application/graphql-response+json' };
    const response = await request.post('/graphql', { data: { query: '{ nothing }' }, headers });
    expect(response.status()).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
