import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { installWithApt } from '../scripts/debian.ts';
import { fail } from '../scripts/log.ts';
import { type HttpRequest, NUMBER, toRaw } from './requests.ts';
import { cpuSeconds, type Server, waitUntilIdle } from './servers.ts';

const CONNECTIONS = 100;

const result = z.object({ answers: z.number(), seconds: z.number(), p99: z.number(), failures: z.number() });

/** What came of a load: whole answers per second, milliseconds, microseconds of processor time per answer. */
export type Sample = { perSecond: number; p99: number; cpu: number; answers: number; failures: number };

type Load = { server: Server; requests: readonly HttpRequest[]; seconds: number; areUnique?: boolean };

let number = 2 * NUMBER;

/** Asks a server as fast as it answers, over 100 connections, with requests in turn. */
export async function runWrk({ server, requests, seconds, areUnique = false }: Load): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-bench-'));
  const file = join(folder, 'requests');
  writeFileSync(file, requests.map((request) => toRaw(request, new URL(server.url).host)).join('\0'));
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '--timeout', '10s'];
  const script = ['-s', join(import.meta.dirname, 'wrk.lua'), server.url, '--', file];
  const before = cpuSeconds(server);
  const { stdout } = await promisify(execFile)('wrk', [...options, ...script, ...(areUnique ? [String(number)] : [])]);
  const cpu = cpuSeconds(server) - before;
  await waitUntilIdle(server);
  rmSync(folder, { recursive: true });
  const { answers, seconds: took, p99, failures } = result.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  number += 1_000_000;
  return { perSecond: (answers - failures) / took, p99, cpu: (cpu * 1e6) / answers, answers, failures };
}

/** Ends the process with a sentence where there is no wrk, and none can be had. */
export function requireWrk(): void {
  const isThere = () => spawnSync('which', ['wrk']).status === 0;
  if (!isThere()) installWithApt('wrk', 'wrk');
  if (!isThere()) fail('There is no wrk, and apt-get may not install it: install the Debian package wrk.');
}
