import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../../testing/start-gateway.ts';

const LIST = `query ($page: Int, $pageSize: Int) {
  newsArticles(page: $page, pageSize: $pageSize) {
    items { id }
    totalCount
    pageInfo { page pageCount hasNextPage hasPreviousPage }
  }
}`;

describe('incomplete news responses', () => {
  const article = {
    id: 7,
    type: 'news',
    title: 'Title',
    summary: 'Summary',
    content: '<p>Text</p>',
    publishTime: '2026-01-02',
    tags: [],
    language: 'en',
    languages: ['en'],
  };

  async function gatewayTo(data: unknown) {
    const listener: RequestListener = (_request, response) => response.end(JSON.stringify({ code: 200, data }));
    const service = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const { port } = service.address() as AddressInfo;
    const gateway = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
    onTestFinished(async () => {
      await gateway.close();
      service.closeAllConnections();
      service.close();
    });
    return gateway;
  }

  it('Q58 counts the records if the total is missing', async () => {
    const gateway = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data, errors } = await gateway.ask(LIST, { page: 2, pageSize: 3 });
    expect(errors).toBeUndefined();
    expect(data.newsArticles).toMatchObject({
      items: [{ id: '7' }, { id: '8' }],
      totalCount: 5,
      pageInfo: { page: 2, pageCount: 2, hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('Q58 has a next page after a full page without a total', async () => {
    const gateway = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data } = await gateway.ask(LIST, { page: 1, pageSize: 2 });
    expect(data.newsArticles.pageInfo).toMatchObject({ hasNextPage: true });
  });

  it('omits an invalid tag and returns all others', async () => {
    const tags = Array.from({ length: 9 }, (_, index) => ({ code: `tag${index}`, name: 'Printers' }));
    const gateway = await gatewayTo([{ code: 5 }, ...tags]);
    const { data, errors } = await gateway.ask('{ newsTags { id label } }');
    expect(errors).toBeUndefined();
    expect(data.newsTags).toEqual(tags.map(({ code, name }) => ({ id: code, label: name })));
  });

  it.each([
    { name: 'corrects a total below the number of records', total: 1, totalCount: 2, pageCount: 1 },
    { name: 'counts one more record after a full page without a total', totalCount: 3, pageCount: 2 },
    { name: 'returns the total of the service otherwise', total: 9, totalCount: 9, pageCount: 5 },
  ])('S18 $name', async ({ total, totalCount, pageCount }) => {
    const gateway = await gatewayTo({ total, records: [article, { ...article, id: 8 }] });
    const { data } = await gateway.ask(LIST, { page: 1, pageSize: 2 });
    expect(data.newsArticles).toMatchObject({ totalCount, pageInfo: { pageCount, hasNextPage: pageCount > 1 } });
  });

  it('Q4 Q5 returns an error, neither false nor an empty list, if the content service fails', async () => {
    const gateway = await gatewayTo(false);
    const { data, errors } = await gateway.ask(LIST);
    expect(data).toEqual({ newsArticles: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED', call: 'newsFindAll' } }]);
  });
});
