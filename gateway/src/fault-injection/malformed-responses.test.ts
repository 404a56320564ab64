import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../testing/fault.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const MEGABYTE = 1024 * 1024;
const valid = JSON.stringify({ code: 200, data: [{ code: 'a', name: 'A' }] });

const MALFORMED: Record<string, Fault> = {
  'truncated JSON': { body: valid.slice(0, -10) },
  'JSON with a trailing comma': { body: valid.replace('}]', '},]') },
  'an HTML page': { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'text/html' } },
  'an empty body': { body: '' },
  'only a byte order mark': { body: '\uFEFF' },
  'UTF-16': { body: Buffer.from(valid, 'utf16le') },
  'invalid UTF-8': { body: Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]) },
  'a truncated gzip body': { body: Buffer.from([0x1f, 0x8b, 8, 0]), headers: { 'content-encoding': 'gzip' } },
  'a number': { body: '200' },
  'an envelope in __proto__': { body: '{"__proto__":{"code":200,"data":[]}}' },
  'data in __proto__': { body: '{"code":200,"data":{"__proto__":{"length":1,"polluted":true}}}' },
  'unclosed brackets': { body: `{"code":200,"data":${'['.repeat(10_000)}` },
  'data nested ten thousand levels deep': {
    body: `{"code":200,"data":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
  },
};

const VALID: Record<string, Fault> = {
  'as plain text': { body: valid, headers: { 'content-type': 'text/plain' } },
  'as an image': { body: valid, headers: { 'content-type': 'image/png' } },
  'after a byte order mark': { body: `\uFEFF${valid}` },
  'with prototype pollution keys': {
    body: '{"code":200,"__proto__":{"polluted":true},"data":[{"code":"a","name":"A","constructor":{"prototype":{"polluted":true}}}]}',
  },
};

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

describe('malformed responses of the content service', LONG_TIMEOUT, () => {
  it.each(Object.entries(MALFORMED))('S5 maps %s to one error with a code', async (_name, fault) => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /findHotTags/, ...fault });
    const { data, errors } = await execute('{ newsTags { id } areas { id } }');
    expect(errors).toMatchObject([{ path: ['newsTags'], extensions: { code: 'UPSTREAM_MALFORMED' } }]);
    expect(data.areas).not.toHaveLength(0);
    expect({}).not.toHaveProperty('polluted');
    expect(stack.proxy.requests(/findHotTags/)).toHaveLength(1);
  });

  it.each(Object.entries(VALID))('S5 accepts JSON %s', async (_name, fault) => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /findHotTags/, ...fault });
    expect(await execute('{ newsTags { id } }')).toEqual({ data: { newsTags: [{ id: 'a' }] } });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['{"code":200,"data":[', 'x'])('S5 stops reading a body of 100 MB that starts with %j', async (start) => {
    const { execute } = await stack.startGateway();
    let sent = 0;
    const endless = function* () {
      yield Buffer.from(start);
      for (; sent < 100; sent++) yield Buffer.alloc(MEGABYTE, ' ');
    };
    stack.proxy.inject({ path: /findHotTags/, body: endless() });
    const { errors } = await execute('{ newsTags { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_MALFORMED' } }]);
    expect(sent).toBeLessThan(50);
  });

  it('S5 accepts a body of 7 MB', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /findHotTags/, body: valid + ' '.repeat(7 * MEGABYTE) });
    expect(await execute('{ newsTags { id } }')).toEqual({ data: { newsTags: [{ id: 'a' }] } });
  });
});
