import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const credential = { CERTIFICATE_NAME: 'gateway', CERTIFICATE_PASSWORD: 'only-for-this-test', OUTBOX_URL: 'off' };

const INVALID_FOR_GATEWAY = {
  PORT: '65536',
  LEGACY_API_URL: 'nowhere',
  CERTIFICATE_API_URL: '127.0.0.1:4002',
  CERTIFICATE_NAME: '',
  FORM_RATE_LIMIT: '0',
  FORM_CLIENTS: 'kiosk:100:too-short-a-secret',
  PERSISTED_ONLY: 'maybe',
  LOG_LEVEL: 'loud',
  RESPONSE_CACHE_MB: 'much',
  UPSTREAM_CACHE_MB: '-1',
  MAX_CONCURRENT_OPERATIONS: '0',
  EVENT_LOOP_TIMEOUT_SECONDS: '-1',
  REDIS_URL: 'http://127.0.0.1:6379',
  OUTBOX_URL: 'mysql://127.0.0.1/heliograph',
  TRUSTED_PROXIES: 'the balancer',
  CORS_ORIGINS: 'https://app.example/path',
  INTROSPECTION: 'perhaps',
  PURGE_TOKEN: 'too-short-a-token',
  DRIFT_FILE: '',
  CHANGE_POLL_MS: '10',
  CHANGE_CURSOR_FILE: '',
  PROOF_OF_WORK_SECRET: 'too-short-a-secret',
  CONFIRMATION_SECRET: 'too-short-a-secret',
  SMTP_URL: 'http://user:secret!@127.0.0.1',
  MAIL_FROM: 'nobody',
  MAIL_FOLDER: '',
  VIDEO_URL_SECRET: 'too-short-a-secret',
};

const INVALID_FOR_CONTENT_SERVICE = {
  PORT: 'high',
  HOST: '',
  CERTIFICATE_PORT: '',
  DATABASE_URL: 'mysql://127.0.0.1/heliograph',
  CERTIFICATE_NAME: '',
  CERTIFICATE_PASSWORD: 'secret!',
};

const DAMAGED = 'SQLite format 3\0, followed by accepted submissions'.repeat(100);

const folder = mkdtempSync(join(tmpdir(), 'heliograph-env-'));
const manifest = join(folder, 'manifest.json');
const damagedOutbox = join(folder, 'outbox.db');
const portHolder = createServer();

/** Service runs by configuration error. */
const runs = new Map<string, ServiceRun>();
const getRun = (name: string): ServiceRun => {
  const run = runs.get(name);
  if (!run) throw new Error(`No service was run with ${name}`);
  return run;
};

beforeAll(async () => {
  writeFileSync(manifest, '{ "format": ');
  writeFileSync(damagedOutbox, DAMAGED);
  await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve));
  const usedPort = String((portHolder.address() as AddressInfo).port);
  const starts: [name: string, entry: string, env: Record<string, string>][] = [
    ['no error', GATEWAY, { PORT: '0', ...credential }],
    ['invalid variables', GATEWAY, INVALID_FOR_GATEWAY],
    ['production without a mail server', GATEWAY, { PORT: '0', ...credential, NODE_ENV: 'production' }],
    ['invalid variables of the content service', CONTENT_SERVICE, INVALID_FOR_CONTENT_SERVICE],
    ['a port in use', GATEWAY, { PORT: usedPort, ...credential }],
    ['a missing manifest', GATEWAY, { PORT: '0', PERSISTED_OPERATIONS: join(folder, 'none.json'), ...credential }],
    ['a missing folder of manifests', GATEWAY, { PORT: '0', APP_MANIFESTS: join(folder, 'no-apps'), ...credential }],
    ['a damaged outbox', GATEWAY, { PORT: '0', ...credential, OUTBOX_URL: `sqlite:${damagedOutbox}` }],
    ['a folder as outbox', GATEWAY, { PORT: '0', ...credential, OUTBOX_URL: `sqlite:${folder}` }],
    ['a truncated manifest', GATEWAY, { PORT: '0', PERSISTED_OPERATIONS: manifest, ...credential }],
    [
      'a second port in use',
      CONTENT_SERVICE,
      { PORT: '0', CERTIFICATE_PORT: usedPort, DATABASE_URL: 'sqlite::memory:' },
    ],
    [
      'a folder as database file',
      CONTENT_SERVICE,
      { PORT: '0', CERTIFICATE_PORT: '0', DATABASE_URL: `sqlite:${folder}` },
    ],
    [
      'an unreachable database',
      CONTENT_SERVICE,
      { PORT: '0', CERTIFICATE_PORT: '0', DATABASE_URL: `postgres://nobody:hidden@127.0.0.1:1/none` },
    ],
  ];
  await Promise.all(starts.map(async ([name, entry, env]) => runs.set(name, await runService(entry, env))));
}, 120_000);

afterAll(() => {
  portHolder.close();
  rmSync(folder, { recursive: true });
});

describe('environment validation at startup', LONG_TIMEOUT, () => {
  it('S16 starts with a valid environment', () => {
    expect(getRun('no error')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it.each([
    ['invalid variables', [...Object.keys(INVALID_FOR_GATEWAY), 'CERTIFICATE_PASSWORD']],
    ['production without a mail server', ['SMTP_URL', 'MAIL_FROM', 'CONFIRMATION_SECRET', 'Required in production']],
    ['invalid variables of the content service', Object.keys(INVALID_FOR_CONTENT_SERVICE)],
    ['a port in use', ['EADDRINUSE']],
    ['a second port in use', ['EADDRINUSE']],
    ['a missing manifest', [join(folder, 'none.json')]],
    ['a missing folder of manifests', [join(folder, 'no-apps')]],
  ])('S16 exits with one message that names every cause: %s', (name, causes) => {
    const { exitCode, stderr } = getRun(name);
    expect(exitCode).toBe(1);
    for (const cause of causes) expect(stderr).toContain(cause);
    expect(stderr.match(/cannot start/g)).toHaveLength(1);
  });

  it.each([
    ['a truncated manifest', manifest],
    ['a damaged outbox', `OUTBOX_URL: cannot open ${damagedOutbox}: file is not a database`],
    ['a folder as outbox', `OUTBOX_URL: cannot open ${folder}`],
    ['a folder as database file', 'DATABASE_URL: cannot open the database: unable to open database file'],
    ['an unreachable database', 'ECONNREFUSED'],
  ])('S16 names the cause: %s', (name, cause) => {
    const { exitCode, stderr } = getRun(name);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(cause);
  });

  it('S16 leaves a damaged outbox as it is', () => {
    expect(readFileSync(damagedOutbox, 'utf8')).toBe(DAMAGED);
  });

  it('S16 prints neither stack traces nor secrets', () => {
    for (const { stdout, stderr } of runs.values()) {
      expect(stdout + stderr).not.toMatch(/^ +at /m);
      expect(stdout + stderr).not.toMatch(/only-for-this-test|too-short|secret!|hidden/);
    }
  });

  it('S16 fails within four times the normal startup time', () => {
    const slowest = Math.max(...[...runs.values()].map(({ startupMs }) => startupMs));
    expect(slowest).toBeLessThan(4 * getRun('no error').startupMs);
  });

  it.each(Object.entries(INVALID_FOR_GATEWAY))('S16 reports only the invalid variable: %s', (name, value) => {
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
    ['HOST', ''],
    ['RESPONSE_CACHE_MB', ''],
    ['UPSTREAM_CACHE_MB', ''],
  ])('S16 rejects %s=%j', (name, value) => {
    const { error } = envSchema.safeParse({ ...credential, [name]: value });
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([name]));
  });
});
