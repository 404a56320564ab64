import type { StackEnv } from './env.ts';
import { makeIfStale } from './freshness.ts';
import { type Command, isPortFree, run, type Service, startService } from './processes.ts';
import { say } from './say.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const NEXT = 'node_modules/next/dist/bin/next';

/** Generates the types that the schema and the operations imply. */
export async function generateTypes(): Promise<void> {
  const product = {
    name: 'types',
    sources: ['schema', 'web/src', 'codegen.ts'],
    output: 'gateway/src/generated/resolvers.ts',
  };
  await makeIfStale(product, async () => {
    say('Generating types from the schema …');
    await runOrThrow({
      name: 'codegen',
      args: ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'],
    });
  });
}

/** Starts what is on this machine, in the order in which one needs the other, and builds the site in between. */
export async function startStack(env: StackEnv): Promise<Service[]> {
  const services: Service[] = [];
  if (isLocal(env.LEGACY_API_URL)) services.push(await startLegacy(env));
  if (isLocal(env.GATEWAY_URL)) services.push(await startGateway(env));
  await buildSite(env);
  services.push(await startSite(env));
  return services;
}

/** The ports that the parts on this machine will listen on. */
export function portsOf(env: StackEnv): { variable: string; port: number }[] {
  const urls = {
    LEGACY_API_URL: env.LEGACY_API_URL,
    CERTIFICATE_API_URL: env.CERTIFICATE_API_URL,
    GATEWAY_URL: env.GATEWAY_URL,
    SITE_URL: env.SITE_URL,
  };
  return Object.entries(urls)
    .filter(([, url]) => isLocal(url))
    .map(([variable, url]) => ({ variable, port: portOf(url) }));
}

/** Says of every taken port how to move; null when all are free. */
export async function describeTakenPorts(env: StackEnv): Promise<string | null> {
  const taken = [];
  for (const { variable, port } of portsOf(env)) if (!(await isPortFree(port))) taken.push(`${port} (${variable})`);
  if (taken.length === 0) return null;
  return `Something else listens on port ${taken.join(', ')}. Stop it, or set the variable to another address.`;
}

function startLegacy(env: StackEnv): Promise<Service> {
  say('Starting the content service …');
  const ports = { PORT: String(portOf(env.LEGACY_API_URL)), CERTIFICATE_PORT: String(portOf(env.CERTIFICATE_API_URL)) };
  const command = { name: 'legacy', args: ['legacy/src/main.ts'], env: { ...ports, DATABASE_URL: env.DATABASE_URL } };
  return startService(command, `${env.LEGACY_API_URL}/healthz`);
}

function startGateway(env: StackEnv): Promise<Service> {
  say('Starting the gateway …');
  const { LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL } = env;
  const settings = { PORT: String(portOf(GATEWAY_URL)), LEGACY_API_URL, CERTIFICATE_API_URL };
  return startService({ name: 'gateway', args: ['gateway/src/main.ts'], env: settings }, `${GATEWAY_URL}/healthz`);
}

async function buildSite({ GATEWAY_URL, SITE_URL, LEGACY_API_URL }: StackEnv): Promise<void> {
  // What a service on this machine serves is in the sources; one elsewhere is told apart by its address.
  const elsewhere = [LEGACY_API_URL, GATEWAY_URL].filter((url) => !isLocal(url));
  const product = {
    name: 'site',
    sources: ['web', 'schema', 'gateway/src', 'legacy/content', 'legacy/src', 'pnpm-lock.yaml'],
    settings: [SITE_URL, ...elsewhere],
    output: 'web/.next/BUILD_ID',
  };
  await makeIfStale(product, async () => {
    say('Building the site; this takes about a minute …');
    await runOrThrow({
      name: 'The build of the site',
      args: [NEXT, 'build'],
      cwd: 'web',
      env: { GATEWAY_URL, SITE_URL },
    });
  });
}

function startSite({ GATEWAY_URL, SITE_URL }: StackEnv): Promise<Service> {
  say('Starting the site …');
  const port = String(portOf(SITE_URL));
  const command = {
    name: 'web',
    args: [NEXT, 'start', '-p', port],
    cwd: 'web',
    env: { GATEWAY_URL, SITE_URL, PORT: port },
  };
  return startService(command, `http://localhost:${port}/404`);
}

async function runOrThrow(command: Command): Promise<void> {
  const { code, output } = await run(command);
  if (code !== 0) throw new Error(`${command.name} failed:\n${output.trim()}`);
}

function isLocal(url: string): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}

function portOf(url: string): number {
  const { port, protocol } = new URL(url);
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}
