import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gatewayCommand } from '../gateway/src/node-flags.ts';
import { isLocal, portOf, sitePortOf } from './addresses.ts';
import { buildIfChanged } from './build-if-changed.ts';
import type { StackEnv } from './env.ts';
import { APP_MANIFESTS, generateKioskTypes, KIOSK_SOURCES } from './kiosk-app.ts';
import { log } from './log.ts';
import { type Command, runOrThrow, type Service, startService } from './processes.ts';
import { supervise } from './supervise.ts';

/** The backend listens on loopback only; the site is the public entry point. */
const HOST = '127.0.0.1';
const NEXT = 'node_modules/next/dist/bin/next';
/** Persisted operations of the site, read by the gateway. */
const MANIFEST = join(import.meta.dirname, '../.data/persisted-operations.json');
const CODEGEN_BIN = 'node_modules/@graphql-codegen/cli/esm/bin.js';
const CODEGEN = [CODEGEN_BIN, '--config', 'codegen.ts'];

/** Runs codegen and writes the manifests of persisted operations. */
export async function generateTypes(): Promise<void> {
  const target = {
    name: 'types',
    sources: ['schema', 'web/src', 'web/persisted-operations.ts', 'codegen.ts', 'pnpm-lock.yaml', ...KIOSK_SOURCES],
    output: MANIFEST,
  };
  await buildIfChanged(target, async () => {
    log('Generating types from the schema …');
    await runOrThrow({ name: 'Codegen', args: CODEGEN });
    await runOrThrow({ name: 'Persisted operations', args: ['persisted-operations.ts', MANIFEST], cwd: 'web' });
    await generateKioskTypes(CODEGEN_BIN);
  });
}

export async function buildGraphiql(): Promise<void> {
  const target = {
    name: 'graphiql',
    sources: ['gateway/graphiql', 'schema/locales.ts', 'pnpm-lock.yaml'],
    output: 'gateway/graphiql/generated/index.html',
  };
  await buildIfChanged(target, async () => {
    log('Building GraphiQL …');
    await runOrThrow({ name: 'GraphiQL build', args: ['graphiql/build.ts'], cwd: 'gateway' });
  });
}

/** Starts the local services in dependency order. The site build needs a running backend. */
export async function startStack(env: StackEnv): Promise<Service[]> {
  await buildGraphiql();
  const parts = backendOf(env);
  const backend = (await startBackend(env)).map((service, at) => {
    const part = parts[at];
    return part ? supervise(service, () => startService(part.command, part.readyUrl)) : service;
  });
  await buildSite(env);
  return [...backend, await startSite(env)];
}

export async function startBackend(env: StackEnv, report: (line: string) => void = log): Promise<Service[]> {
  const services: Service[] = [];
  for (const { command, readyUrl } of backendOf(env)) {
    report(`Starting ${lowerFirst(command.name)} …`);
    services.push(await startService(command, readyUrl));
  }
  return services;
}

/** Builds the site if its inputs changed. The build queries the gateway, which must be running. */
export async function buildSite(env: StackEnv): Promise<void> {
  // The content of local services is part of the sources; remote ones are identified by their URLs.
  const elsewhere = [env.LEGACY_API_URL, env.GATEWAY_URL].filter((url) => !isLocal(url));
  const target = {
    name: 'site',
    sources: ['web', 'schema', 'gateway/src', 'legacy/content', 'legacy/src', 'pnpm-lock.yaml'],
    settings: [env.SITE_URL, env.CDN_URL, env.TRACKING_PIXEL_URL, env.WECHAT_QR_URL, ...elsewhere],
    output: 'web/.next/BUILD_ID',
  };
  await buildIfChanged(target, async () => {
    log('Building the site (about a minute) …');
    await runOrThrow({ name: 'Site build', args: [NEXT, 'build'], cwd: 'web', env: siteSettings(env) });
  });
}

/** Starts the production build of the site. */
export function startSite(
  env: StackEnv,
  port = sitePortOf(env),
  settings: Record<string, string> = {},
): Promise<Service> {
  log('Starting the site …');
  const command = siteCommand(env, 'start', port);
  return startService({ ...command, env: { ...command.env, ...settings } }, `http://localhost:${port}/404`);
}

/** Starts all services in watch mode and passes each line of their output to `echo`. */
export async function startForDevelopment(
  env: StackEnv,
  echo: (name: string, line: string) => void,
): Promise<Service[]> {
  const start = (command: Command, readyUrl: string) =>
    startService(command, readyUrl, (line) => echo(command.name, line));
  await buildGraphiql();
  const services: Service[] = [];
  for (const { command, readyUrl } of backendOf(env)) {
    services.push(await start({ ...command, args: ['--watch', '--watch-preserve-output', ...command.args] }, readyUrl));
  }
  const site = siteCommand(env, 'dev', sitePortOf(env));
  services.push(await start(site, `http://localhost:${sitePortOf(env)}/404`));
  services.push(await start({ name: 'Types', args: [...CODEGEN, '--watch'] }, `${env.GATEWAY_URL}/healthz`));
  return services;
}

type Part = { command: Command; readyUrl: string };

/** Local backend services, in start order: the content service, then the gateway. */
export function backendOf(env: StackEnv): Part[] {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL, SITE_URL, DATABASE_URL, OUTBOX_URL } = env;
  const { CERTIFICATE_NAME, CERTIFICATE_PASSWORD, VIDEO_URL_SECRET, PURGE_TOKEN } = env;
  const credential = { CERTIFICATE_NAME, CERTIFICATE_PASSWORD };
  const legacySettings = {
    HOST,
    PORT: String(portOf(LEGACY_API_URL)),
    CERTIFICATE_PORT: String(portOf(CERTIFICATE_API_URL)),
    DATABASE_URL,
    ...credential,
  };
  const gatewayPort = String(portOf(GATEWAY_URL));
  const gatewaySettings = {
    HOST,
    PORT: gatewayPort,
    LEGACY_API_URL,
    CERTIFICATE_API_URL,
    PERSISTED_OPERATIONS: MANIFEST,
    ...(existsSync(APP_MANIFESTS) && { APP_MANIFESTS: resolve(APP_MANIFESTS) }),
    OUTBOX_URL,
    SITE_URL,
    SITE_URLS: `http://localhost:${sitePortOf(env)}`,
    PURGE_TOKEN,
    CHANGE_POLL_MS: env.CHANGE_POLL_MS,
    CHANGE_CURSOR_FILE: resolve(env.CHANGE_CURSOR_FILE),
    VIDEO_URL_SECRET,
    MAIL_FOLDER: env.MAIL_FOLDER,
    CONFIRMATION_SECRET: env.CONFIRMATION_SECRET,
    ...credential,
  };
  const parts = [
    {
      command: { name: 'The content service', args: ['legacy/src/main.ts'], env: legacySettings },
      readyUrl: `${LEGACY_API_URL}/healthz`,
    },
    {
      command: { name: 'The gateway', args: gatewayCommand, env: gatewaySettings },
      readyUrl: `${GATEWAY_URL}/healthz`,
    },
  ];
  return parts.filter(({ readyUrl }) => isLocal(readyUrl));
}

function siteCommand(env: StackEnv, mode: 'start' | 'dev', port: number): Command {
  return { name: 'The site', args: [NEXT, mode, '-p', String(port)], cwd: 'web', env: siteSettings(env) };
}

function siteSettings(env: StackEnv): Record<string, string> {
  const { GATEWAY_URL, SITE_URL, VIDEO_URL_SECRET, PURGE_TOKEN, CDN_URL, TRACKING_PIXEL_URL, WECHAT_QR_URL } = env;
  return { GATEWAY_URL, SITE_URL, VIDEO_URL_SECRET, PURGE_TOKEN, CDN_URL, TRACKING_PIXEL_URL, WECHAT_QR_URL };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
