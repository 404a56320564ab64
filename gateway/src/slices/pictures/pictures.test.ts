import { beforeEach, describe, expect, it } from 'vitest';
import { overwriteRecord } from '../../testing/overwrite-record.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';

const PICTURES = `{ product(id: "2") { pictures {
  name alt placeholder renditions { url path format width height }
} } }`;

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway({ siteUrl: 'https://site.example' });
  return () => gateway.close();
});

describe('pictures', () => {
  it('have absolute URLs of every file, with format and size', async () => {
    const { data, errors } = await gateway.ask(PICTURES);
    expect(errors).toBeUndefined();
    const toRendition = (path: string, format: string, width: number, height: number) => ({
      url: `https://site.example${path}`,
      ...{ path, format, width, height },
    });
    expect(data.product.pictures[0]).toEqual({
      name: 'products/A2D_4K',
      alt: expect.stringMatching(/\w/),
      placeholder: expect.stringMatching(/^data:image/),
      renditions: [
        toRendition('/pictures/products/A2D_4K-480.avif', 'AVIF', 480, 360),
        toRendition('/pictures/products/A2D_4K-960.avif', 'AVIF', 960, 720),
        toRendition('/pictures/products/A2D_4K-960.webp', 'WEBP', 960, 720),
        toRendition('/pictures/products/A2D_4K.avif', 'AVIF', 1600, 1200),
      ],
    });
    expect(gateway.restCalls).toHaveLength(1);
  });

  it.each([
    ['an absolute URL', 'https://cdn.example/a.webp', [{ url: 'https://cdn.example/a.webp' }]],
    ['none of the files, if one is unsafe', '//evil.example/a.webp', []],
  ])('have %s', async (_what, url, renditions) => {
    const file = { url: '/a.avif', width: 3, height: 2 };
    await overwriteRecord(gateway.db, 'product', '2', {
      pictures: [
        { ...file, alt: 'A', placeholder: null, name: '../secret', renditions: [{ ...file, url, format: 'webp' }] },
      ],
    });
    const { data } = await gateway.ask(PICTURES);
    expect(data.product.pictures).toMatchObject([{ name: null, alt: 'A', renditions }]);
  });
});
