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

describe('news of a content service that leaves things out', () => {
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
    const answer: RequestListener = (_request, response) => response.end(JSON.stringify({ code: 200, data }));
    const service = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => service.once('listening', resolve));
    const { port } = service.address() as AddressInfo;
    const own = await startGateway({ legacyUrl: `http://127.0.0.1:${port}` });
    onTestFinished(async () => {
      await own.close();
      service.closeAllConnections();
      service.close();
    });
    return own;
  }

  it('Q58 counts what is there when the total is missing', async () => {
    const own = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data, errors } = await own.ask(LIST, { page: 2, pageSize: 3 });
    expect(errors).toBeUndefined();
    expect(data.newsArticles).toMatchObject({
      items: [{ id: '7' }, { id: '8' }],
      totalCount: 5,
      pageInfo: { page: 2, pageCount: 2, hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('Q58 offers the next page when a full page comes without a total', async () => {
    const own = await gatewayTo({ records: [article, { ...article, id: '8' }] });
    const { data } = await own.ask(LIST, { page: 1, pageSize: 2 });
    expect(data.newsArticles.pageInfo).toMatchObject({ hasNextPage: true });
  });

  it('leaves out a tag that cannot be read, and keeps all others', async () => {
    const tags = Array.from({ length: 9 }, (_, index) => ({ code: `tag${index}`, name: 'Printers' }));
    const own = await gatewayTo([{ code: 5 }, ...tags]);
    const { data, errors } = await own.ask('{ newsTags { id label } }');
    expect(errors).toBeUndefined();
    expect(data.newsTags).toEqual(tags.map(({ code, name }) => ({ id: code, label: name })));
  });

  it.each([
    { name: 'counts at least those of a full page', total: 1, totalCount: 2, pageCount: 1 },
    { name: 'counts one more after a full page without a total', totalCount: 3, pageCount: 2 },
    { name: 'takes the total of the service otherwise', total: 9, totalCount: 9, pageCount: 5 },
  ])('S18 $name', async ({ total, totalCount, pageCount }) => {
    const own = await gatewayTo({ total, records: [article, { ...article, id: 8 }] });
    const { data } = await own.ask(LIST, { page: 1, pageSize: 2 });
    expect(data.newsArticles).toMatchObject({ totalCount, pageInfo: { pageCount, hasNextPage: pageCount > 1 } });
  });

  it('Q4 Q5 says that the content service is out of order, and never answers false or an empty list', async () => {
    const own = await gatewayTo(false);
    const { data, errors } = await own.ask(LIST);
    expect(data).toEqual({ newsArticles: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED', call: 'newsFindAll' } }]);
  });
});
