import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const MEGABYTE = 1024 * 1024;
const good = JSON.stringify({ code: 200, data: [{ code: 'a', name: 'A' }] });

const UNREADABLE: Record<string, Fault> = {
  'half a JSON text': { body: good.slice(0, -10) },
  'JSON with a comma too many': { body: good.replace('}]', '},]') },
  'a web page': { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'text/html' } },
  nothing: { body: '' },
  'a byte order mark and nothing': { body: '\uFEFF' },
  'UTF-16': { body: Buffer.from(good, 'utf16le') },
  'bytes that are no text': { body: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]) },
  'compressed bytes': { body: Buffer.from([0x1f, 0x8b, 8, 0]), headers: { 'content-encoding': 'gzip' } },
  'a number': { body: '200' },
  'an envelope that is a prototype': { body: '{"__proto__":{"code":200,"data":[]}}' },
  'data that is a prototype': { body: '{"code":200,"data":{"__proto__":{"length":1,"polluted":true}}}' },
  'brackets without end': { body: `{"code":200,"data":${'['.repeat(10_000)}` },
  'data ten thousand levels deep': { body: `{"code":200,"data":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}` },
};

const READABLE: Record<string, Fault> = {
  'as plain text': { body: good, headers: { 'content-type': 'text/plain' } },
  'as a picture': { body: good, headers: { 'content-type': 'image/png' } },
  'after a byte order mark': { body: `\uFEFF${good}` },
  'with dangerous keys beside it': {
    body: '{"code":200,"__proto__":{"polluted":true},"data":[{"code":"a","name":"A","constructor":{"prototype":{"polluted":true}}}]}',
  },
};

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

describe('a content service that answers what cannot be read', LONG_TIMEOUT, () => {
  it.each(Object.entries(UNREADABLE))('S5 leaves %s an error with a code, and nothing else', async (_what, fault) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /findHotTags/, ...fault });
    const { data, errors } = await ask('{ newsTags { id } areas { id } }');
    expect(errors).toMatchObject([{ path: ['newsTags'], extensions: { code: 'UPSTREAM_MALFORMED' } }]);
    expect(data.areas).not.toHaveLength(0);
    expect({}).not.toHaveProperty('polluted');
    expect(stack.proxy.seen(/findHotTags/)).toHaveLength(1);
  });

  it.each(Object.entries(READABLE))('S5 is read %s', async (_how, fault) => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /findHotTags/, ...fault });
    expect(await ask('{ newsTags { id } }')).toEqual({ data: { newsTags: [{ id: 'a' }] } });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['{"code":200,"data":[', 'x'])(
    'S5 is not read to the end of 100 MB that begin with %j',
    async (beginning) => {
      const { ask } = await stack.startGateway();
      let sent = 0;
      const endless = function* () {
        yield Buffer.from(beginning);
        for (; sent < 100; sent++) yield Buffer.alloc(MEGABYTE, ' ');
      };
      stack.proxy.set({ path: /findHotTags/, body: endless() });
      const { errors } = await ask('{ newsTags { id } }');
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED' } }]);
      expect(sent).toBeLessThan(50);
    },
  );

  it('S5 may send as much as 7 MB', async () => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /findHotTags/, body: good + ' '.repeat(7 * MEGABYTE) });
    expect(await ask('{ newsTags { id } }')).toEqual({ data: { newsTags: [{ id: 'a' }] } });
  });
});
