import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayCommand } from '../../gateway/src/node-flags.ts';
import { findFreePort } from '../../gateway/src/testing/free-port.ts';
import type { StackEnv } from '../env.ts';
import { startService } from '../processes.ts';
import { startSite } from '../stack.ts';

const ROOT = join(import.meta.dirname, '../..');

export type Gateway = {
  address: string;
  /** Sends SIGTERM, as a deployment does; returns the duration in milliseconds and the exit code. */
  end: () => Promise<{ milliseconds: number; code: number }>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
};

export async function findAddress(): Promise<string> {
  return `127.0.0.1:${await findFreePort()}`;
}

/** Starts a gateway on a free address, which it keeps over restarts. */
export async function startGateway(name: string, settings: Record<string, string>): Promise<Gateway> {
  const address = await findAddress();
  const [HOST = '', PORT = ''] = address.split(':');
  const command = { name, args: gatewayCommand, env: { ...settings, HOST, PORT } };
  const start = () => startService(command, `http://${address}/readyz`);
  let service = await start();
  return {
    address,
    end: async () => {
      const startedAt = performance.now();
      await service.stop();
      const { code } = await service.ended;
      return { milliseconds: performance.now() - startedAt, code };
    },
    kill: async () => {
      service.kill();
      await service.ended;
    },
    start: async () => {
      service = await start();
    },
  };
}

export type ContentService = { stop: () => Promise<void>; kill: () => Promise<void>; start: () => Promise<void> };

export async function startContentService(env: StackEnv, database: string): Promise<ContentService> {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, CERTIFICATE_NAME, CERTIFICATE_PASSWORD } = env;
  const settings = {
    PORT: new URL(LEGACY_API_URL).port,
    CERTIFICATE_PORT: new URL(CERTIFICATE_API_URL).port,
    DATABASE_URL: database,
    CERTIFICATE_NAME,
    CERTIFICATE_PASSWORD,
  };
  const command = { name: 'The content service', args: ['legacy/src/main.ts'], env: settings };
  const start = () => startService(command, `${LEGACY_API_URL}/healthz`);
  let service = await start();
  return {
    stop: () => service.stop(),
    kill: async () => {
      service.kill();
      await service.ended;
    },
    start: async () => {
      service = await start();
    },
  };
}

export function isSiteBuilt(): boolean {
  return existsSync(join(ROOT, 'web/.next/BUILD_ID'));
}

export async function startSiteAt(address: string, env: StackEnv, settings: Record<string, string>): Promise<void> {
  await startSite(env, Number(address.split(':')[1]), settings);
}
