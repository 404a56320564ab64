import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envSchema } from '../env.ts';
import { runService, type ServiceRun } from '../testing/run-service.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const GATEWAY = 'gateway/src/main.ts';
const CONTENT_SERVICE = 'legacy/src/main.ts';

const credential = { CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test' };

const BAD_FOR_GATEWAY = {
  PORT: '65536',
  LEGACY_API_URL: 'nowhere',
  CERTIFICATE_API_URL: '127.0.0.1:4002',
  CERTIFICATE_NAME: '',
  FORM_RATE_LIMIT: '0',
  PERSISTED_ONLY: 'maybe',
  LOG_LEVEL: 'loud',
  RESPONSE_CACHE_MB: 'much',
  UPSTREAM_CACHE_MB: '-1',
  MAX_CONCURRENT_OPERATIONS: '0',
  EVENT_LOOP_TIMEOUT_SECONDS: '-1',
  REDIS_URL: 'http://127.0.0.1:6379',
  TRUSTED_PROXIES: 'the balancer',
  CORS_ORIGINS: 'https://app.example/path',
  INTROSPECTION: 'perhaps',
  PURGE_TOKEN: 'too-short-a-token',
  PROOF_OF_WORK_SECRET: 'too-short-a-secret',
  VIDEO_URL_SECRET: 'too-short-a-secret',
};

const BAD_FOR_CONTENT_SERVICE = {
  PORT: 'high',
  HOST: '',
  CERTIFICATE_PORT: '',
  DATABASE_URL: 'mysql://127.0.0.1/heliograph',
  CERTIFICATE_NAME: '',
  CERTIFICATE_PASSWORD: 'secret!',
};

const folder = mkdtempSync(join(tmpdir(), 'heliograph-fault-'));
const manifest = join(folder, 'manifest.json');
const occupied = createServer();

/** What each start came to, by what was wrong with it. */
const endings = new Map<string, ServiceRun>();
const endingOf = (what: string): ServiceRun => {
  const ending = endings.get(what);
  if (!ending) throw new Error(`Nothing was started with ${what}`);
  return ending;
};

beforeAll(async () => {
  writeFileSync(manifest, '{ "format": ');
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  const taken = String((occupied.address() as AddressInfo).port);
  const starts: [what: string, entry: string, env: Record<string, string>][] = [
    ['nothing', GATEWAY, { PORT: '0', ...credential }],
    ['bad variables', GATEWAY, BAD_FOR_GATEWAY],
    ['bad variables of the content service', CONTENT_SERVICE, BAD_FOR_CONTENT_SERVICE],
    ['a taken port', GATEWAY, { PORT: taken, ...credential }],
    ['no manifest', GATEWAY, { PORT: '0', PERSISTED_OPERATIONS: join(folder, 'none.json'), ...credential }],
    ['half a manifest', GATEWAY, { PORT: '0', PERSISTED_OPERATIONS: manifest, ...credential }],
    ['a taken second port', CONTENT_SERVICE, { PORT: '0', CERTIFICATE_PORT: taken, DATABASE_URL: 'sqlite::memory:' }],
    [
      'a folder for a database',
      CONTENT_SERVICE,
      { PORT: '0', CERTIFICATE_PORT: '0', DATABASE_URL: `sqlite:${folder}` },
    ],
    [
      'no server for a database',
      CONTENT_SERVICE,
      { PORT: '0', CERTIFICATE_PORT: '0', DATABASE_URL: `postgres://nobody:hidden@127.0.0.1:1/none` },
    ],
  ];
  await Promise.all(starts.map(async ([what, entry, env]) => endings.set(what, await runService(entry, env))));
}, 120_000);

afterAll(() => {
  occupied.close();
  rmSync(folder, { recursive: true });
});

describe('a start with a bad environment', LONG_TIMEOUT, () => {
  it('S16 is none when nothing is wrong', () => {
    expect(endingOf('nothing')).toMatchObject({ code: 0, complaint: '' });
  });

  it.each([
    ['bad variables', [...Object.keys(BAD_FOR_GATEWAY), 'CERTIFICATE_PASSWORD']],
    ['bad variables of the content service', Object.keys(BAD_FOR_CONTENT_SERVICE)],
    ['a taken port', ['EADDRINUSE']],
    ['a taken second port', ['EADDRINUSE']],
    ['no manifest', [join(folder, 'none.json')]],
  ])('S16 ends with one message that names everything: %s', (what, names) => {
    const { code, complaint } = endingOf(what);
    expect(code).toBe(1);
    for (const name of names) expect(complaint).toContain(name);
    expect(complaint.match(/cannot start/g)).toHaveLength(1);
  });

  it.each([
    ['half a manifest', /PERSISTED_OPERATIONS|manifest\.json/],
    ['a folder for a database', /DATABASE_URL|database file .+/],
    ['no server for a database', /DATABASE_URL|ECONNREFUSED/],
  ])('S16 names the place of the fault: %s', (what, name) => {
    expect(endingOf(what).complaint).toMatch(name);
  });

  it('S16 shows no stack and no secret', () => {
    for (const { output, complaint } of endings.values()) {
      expect(output + complaint).not.toMatch(/^ +at /m);
      expect(output + complaint).not.toMatch(/only-for-this-test|too-short|secret!|hidden/);
    }
  });

  it('S16 takes no longer to fail than a few good starts do', () => {
    const slowest = Math.max(...[...endings.values()].map(({ milliseconds }) => milliseconds));
    expect(slowest).toBeLessThan(4 * endingOf('nothing').milliseconds);
  });

  it.each(Object.entries(BAD_FOR_GATEWAY))('S16 is refused for %s alone', (name, value) => {
    const { error } = envSchema.safeParse({ ...credential, [name]: value });
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });

  it.each([
    ['PORT', ''],
    ['CORS_ORIGINS', ''],
    ['CORS_ORIGINS', 'https://app.example,*'],
    ['CORS_ORIGINS', 'null'],
    ['LEGACY_API_URL', 'localhost:4001'],
    ['LEGACY_API_URL', 'ftp://127.0.0.1'],
    ['CERTIFICATE_API_URL', 'javascript:0'],
  ])('S16 is refused for %s %j, with which nothing would work', (name, value) => {
    expect(envSchema.safeParse({ ...credential, [name]: value }).success).toBe(false);
  });

  it.each(['HOST', 'RESPONSE_CACHE_MB', 'UPSTREAM_CACHE_MB'])(
    'S16 is refused for an empty %s, which would change more than anybody meant',
    (name) => {
      expect(envSchema.safeParse({ ...credential, [name]: '' }).success).toBe(false);
    },
  );
});
