import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificateApp } from './certificate-app.ts';
import type { Database } from './store/database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

const credential = { name: 'gateway', password: 'a long password' };

let db: Database;
let app: ReturnType<typeof createCertificateApp>;

beforeAll(async () => {
  db = await openTestDatabase();
  app = createCertificateApp(db, credential);
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });

async function signIn() {
  return `Bearer ${(await post('/signin', credential)).json().data.token}`;
}

describe('certificate service', () => {
  it('returns a certificate to a signed-in client in the requested language', async () => {
    const payload = { number: ' HG-A2D-2024-000117 ', language: 'zh' };
    const response = await post('/certificate/detail', payload, { authorization: await signIn() });
    expect(response.json()).toEqual({
      code: 200,
      msg: 'success',
      data: {
        number: 'HG-A2D-2024-000117',
        product: 'UltraCraft A2D',
        issueDate: '2024-03-18',
        scope: '成型平台、光机与尺寸精度的出厂校准。',
      },
    });
  });

  it('returns code 404 for an unknown certificate number', async () => {
    const response = await post('/certificate/detail', { number: 'HG-0' }, { authorization: await signIn() });
    expect(response.json()).toMatchObject({ code: 404, data: null });
  });

  it('rejects a wrong password and an unknown token', async () => {
    const responses = await Promise.all([
      post('/signin', { ...credential, password: 'wrong' }),
      post('/signin', { ...credential, name: 'wrong' }),
      post('/certificate/detail', { number: 'HG-0' }),
      post('/certificate/detail', { number: 'HG-0' }, { authorization: 'Bearer x' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });
});
