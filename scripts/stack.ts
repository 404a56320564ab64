import type { StackEnv } from './env.ts';
import { makeIfStale } from './freshness.ts';
import { type Command, isPortFree, run, type Service, startService } from './processes.ts';
import { say } from './say.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const NEXT = 'node_modules/next/dist/bin/next';
const CODEGEN = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'];

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
      args: CODEGEN,
    });
  });
}

/** Starts what is on this machine, in the order in which one needs the other, and builds the site in between. */
export async function startStack(env: StackEnv, sitePort = portOf(env.SITE_URL)): Promise<Service[]> {
  const services: Service[] = [];
  for (const part of backend(env)) {
    say(`Starting ${part.called} …`);
    services.push(await startService(part.command, part.readyUrl));
  }
  await buildSite(env);
  say('Starting the site …');
  const site = { name: 'web', args: [NEXT, 'start', '-p', String(sitePort)], cwd: 'web', env: siteSettings(env) };
  services.push(await startService(site, `http://localhost:${sitePort}/404`));
  return services;
}

/** Starts everything with reload, and hands on every line that a part prints. */
export async function startForDevelopment(
  env: StackEnv,
  echo: (name: string, line: string) => void,
): Promise<Service[]> {
  const start = (command: Command, readyUrl: string) =>
    startService(command, readyUrl, (line) => echo(command.name, line));
  const services: Service[] = [];
  for (const { command, readyUrl } of backend(env)) {
    services.push(await start({ ...command, args: ['--watch', '--watch-preserve-output', ...command.args] }, readyUrl));
  }
  const port = String(portOf(env.SITE_URL));
  const site = { name: 'web', args: [NEXT, 'dev', '-p', port], cwd: 'web', env: siteSettings(env) };
  services.push(await start(site, `http://localhost:${port}/404`));
  services.push(await start({ name: 'codegen', args: [...CODEGEN, '--watch'] }, env.SITE_URL));
  return services;
}

/** The ports that the parts on this machine will listen on. */
function portsOf(env: StackEnv): { variable: string; port: number }[] {
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

type Part = { called: string; command: Command; readyUrl: string };

/** The parts behind the site that run on this machine. */
function backend(env: StackEnv): Part[] {
  const { LEGACY_API_URL, CERTIFICATE_API_URL, GATEWAY_URL, DATABASE_URL } = env;
  const legacySettings = {
    PORT: String(portOf(LEGACY_API_URL)),
    CERTIFICATE_PORT: String(portOf(CERTIFICATE_API_URL)),
    DATABASE_URL,
  };
  const gatewaySettings = { PORT: String(portOf(GATEWAY_URL)), LEGACY_API_URL, CERTIFICATE_API_URL };
  const parts = [
    {
      called: 'the content service',
      command: { name: 'legacy', args: ['legacy/src/main.ts'], env: legacySettings },
      readyUrl: `${LEGACY_API_URL}/healthz`,
    },
    {
      called: 'the gateway',
      command: { name: 'gateway', args: ['gateway/src/main.ts'], env: gatewaySettings },
      readyUrl: `${GATEWAY_URL}/healthz`,
    },
  ];
  return parts.filter(({ readyUrl }) => isLocal(readyUrl));
}

function siteSettings({ GATEWAY_URL, SITE_URL }: StackEnv): Record<string, string> {
  return { GATEWAY_URL, SITE_URL };
}

async function buildSite(env: StackEnv): Promise<void> {
  // What a service on this machine serves is in the sources; one elsewhere is told apart by its address.
  const elsewhere = [env.LEGACY_API_URL, env.GATEWAY_URL].filter((url) => !isLocal(url));
  const product = {
    name: 'site',
    sources: ['web', 'schema', 'gateway/src', 'legacy/content', 'legacy/src', 'pnpm-lock.yaml'],
    settings: [env.SITE_URL, ...elsewhere],
    output: 'web/.next/BUILD_ID',
  };
  await makeIfStale(product, async () => {
    say('Building the site; this takes about a minute …');
    await runOrThrow({
      name: 'The build of the site',
      args: [NEXT, 'build'],
      cwd: 'web',
      env: siteSettings(env),
    });
  });
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
