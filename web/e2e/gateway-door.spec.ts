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

  test('hands on what the gateway refuses', async ({ request }) => {
    const response = await request.post('/graphql', { data: { query: '{ nothing }' } });
    expect(response.status()).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
