import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from './programs.ts';

export const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx.conf');

/** Variables of the template, each `host:port`. */
export type NginxAddresses = Record<'PUBLIC' | 'INTERNAL' | 'GATEWAY_1' | 'GATEWAY_2' | 'SITE_1' | 'SITE_2', string>;

/** Starts nginx with the production configuration on the given addresses. */
export async function startNginx(file: string, parent: string, addresses: NginxAddresses): Promise<void> {
  const state = join(parent, 'nginx');
  mkdirSync(state);
  const configuration = join(state, 'nginx.conf');
  writeFileSync(configuration, fillTemplate(readFileSync(TEMPLATE, 'utf8'), { ...addresses, STATE: state }));
  await startProgram({
    name: 'nginx',
    file,
    args: ['-p', state, '-c', configuration, '-e', 'stderr', '-g', 'daemon off;'],
    stopSignal: 'SIGTERM',
    isReady: () =>
      fetch(`http://${addresses.INTERNAL}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}

/** Like envsubst in the nginx image: unknown variables stay unchanged. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
