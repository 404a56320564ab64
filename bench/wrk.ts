import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fail } from '../scripts/log.ts';
import { findProgram, installPrograms } from '../scripts/test-programs.ts';
import { type HttpRequest, NUMBER, toRaw } from './requests.ts';
import { cpuSeconds, type Server, waitUntilIdle } from './servers.ts';

const CONNECTIONS = 100;

const result = z.object({ responses: z.number(), seconds: z.number(), p99: z.number(), failures: z.number() });

/** Successful responses per second, p99 in milliseconds, CPU microseconds per response. */
export type Sample = { perSecond: number; p99: number; cpu: number; responses: number; failures: number };

type Load = { server: Server; requests: readonly HttpRequest[]; seconds: number; areUnique?: boolean };

let number = 2 * NUMBER;

/** Closed loop: sends requests in turn as fast as the server responds, over 100 connections. */
export async function runWrk({ server, requests, seconds, areUnique = false }: Load): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'heliograph-bench-'));
  const file = join(folder, 'requests');
  writeFileSync(file, requests.map((request) => toRaw(request, new URL(server.url).host)).join('\0'));
  const options = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '--timeout', '10s'];
  const script = ['-s', join(import.meta.dirname, 'wrk.lua'), server.url, '--', file];
  const before = cpuSeconds(server);
  const { stdout } = await promisify(execFile)(findProgram('wrk') ?? 'wrk', [
    ...options,
    ...script,
    ...(areUnique ? [String(number)] : []),
  ]);
  const cpu = cpuSeconds(server) - before;
  await waitUntilIdle(server);
  rmSync(folder, { recursive: true });
  const { responses, seconds: took, p99, failures } = result.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  number += 1_000_000;
  return { perSecond: (responses - failures) / took, p99, cpu: (cpu * 1e6) / responses, responses, failures };
}

/** Exits with a message if wrk is missing and cannot be installed. */
export async function requireWrk(): Promise<void> {
  await installPrograms('wrk');
  if (!findProgram('wrk')) fail('wrk not found, and apt-get could not install it. Install the Debian package wrk.');
}
