import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '../src/i18n/messages.ts';
import { listAnswered, type Showroom, startShowroom } from './showroom.ts';
import { waitForRefresh } from './wait-for-refresh.ts';

const { EN } = messages;

let showroom: Showroom;

beforeAll(async () => {
  showroom = await startShowroom();
});

afterAll(() => showroom.close());

describe('a refresh after a restart of the gateway', () => {
  it('is one request below 1 kB if nothing changed, and otherwise requests the changed record only', async () => {
    const { context, page, requests, open } = await showroom.openKiosk();
    await open();
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    await waitForRefresh(page);

    await showroom.gateway.restart();
    requests.length = 0;
    await page.reload();
    await waitForRefresh(page);
    const [unchanged, ...others] = await listAnswered(requests);
    expect([unchanged?.operation, others]).toEqual(['Changes', []]);
    expect(unchanged?.bytes).toBeLessThan(1_000);

    await showroom.renameProduct('2', 'UltraCraft Renamed');
    await showroom.gateway.restart();
    requests.length = 0;
    await page.reload();
    await page.getByRole('navigation').getByRole('link', { name: EN.nav.machines }).click();
    await page.getByRole('link', { name: /UltraCraft Renamed/ }).waitFor();
    await waitForRefresh(page);
    const answered = await listAnswered(requests);
    expect(answered.map(({ operation, variables: { ids } }) => [operation, ids])).toEqual([
      ['Changes', undefined],
      ['ChangedRecords', ['Product:2']],
      ['ChangedRecords', ['Product:2']],
      ['ChangedRecords', ['Product:2']],
    ]);
    await context.close();
  });
});
