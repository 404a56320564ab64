import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { sdl } from '../gateway/src/graphql/schema-version.ts';
import { portOf } from './addresses.ts';
import { buildIfChanged } from './build-if-changed.ts';
import type { StackEnv } from './env.ts';
import { log } from './log.ts';
import { type Command, runOrThrow, type Service, startService } from './processes.ts';

const FOLDER = 'examples/kiosk';
const VITE = 'node_modules/vite/bin/vite.js';
/** The schema as the gateway serves it, which an app would download. */
const SCHEMA = `${FOLDER}/schema.graphql`;
/** Manifests of apps, by client name; read by the gateway. */
export const APP_MANIFESTS = '.data/app-manifests';
const MANIFEST = `${FOLDER}/src/generated/persisted-query-manifest.json`;
const CLIENT_NAME = 'showroom-kiosk';

export const KIOSK_SOURCES = [
  `${FOLDER}/src`,
  `${FOLDER}/codegen.ts`,
  `${FOLDER}/persisted-query-manifest.config.json`,
];

/** Generates the types of its operations and the manifest of its persisted operations. */
export async function generateKioskTypes(codegen: string): Promise<void> {
  writeFileSync(SCHEMA, sdl);
  await runOrThrow({ name: 'Codegen of the kiosk', args: [codegen, '--config', `${FOLDER}/codegen.ts`] });
  await runOrThrow({
    name: 'Persisted operations of the kiosk',
    args: [
      'node_modules/@apollo/generate-persisted-query-manifest/cli.js',
      '--config',
      'persisted-query-manifest.config.json',
    ],
    cwd: FOLDER,
  });
  // As the operator of the gateway does with the manifest that an app sends.
  mkdirSync(APP_MANIFESTS, { recursive: true });
  copyFileSync(MANIFEST, `${APP_MANIFESTS}/${CLIENT_NAME}.json`);
}

/** Builds the app if its sources changed. */
export async function buildKiosk(): Promise<void> {
  const target = {
    name: 'kiosk',
    sources: [
      `${FOLDER}/src`,
      `${FOLDER}/public`,
      `${FOLDER}/index.html`,
      `${FOLDER}/vite.config.ts`,
      `${FOLDER}/serve-settings.ts`,
      'schema',
      'pnpm-lock.yaml',
    ],
    output: `${FOLDER}/dist/index.html`,
  };
  await buildIfChanged(target, async () => {
    log('Building the kiosk …');
    await runOrThrow({ name: 'Kiosk build', args: [VITE, 'build', '--logLevel', 'warn'], cwd: FOLDER });
  });
}

/** Serves the build, or its sources with hot reload. */
export function startKiosk(env: StackEnv, mode: 'preview' | 'dev'): Promise<Service> {
  const { GATEWAY_URL, SITE_URL, KIOSK_URL, KIOSK_LOCALE, KIOSK_IDLE_SECONDS, KIOSK_CLIENT_KEY } = env;
  const command: Command = {
    name: 'The kiosk',
    args: [VITE, mode, '--host', new URL(KIOSK_URL).hostname, '--port', String(portOf(KIOSK_URL)), '--strictPort'],
    cwd: FOLDER,
    env: {
      GATEWAY_URL,
      SITE_URL,
      KIOSK_LOCALE,
      KIOSK_IDLE_SECONDS,
      KIOSK_CLIENT_KEY,
      KIOSK_PERSISTED_OPERATIONS: 'true',
    },
  };
  return startService(command, `${KIOSK_URL}/settings.json`);
}
