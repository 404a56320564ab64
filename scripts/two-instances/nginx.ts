import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from '../debian.ts';
import { log } from '../log.ts';
import { startProgram } from './programs.ts';

const DEBIAN = '/usr/sbin/nginx';
const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx.conf');

/** What the template leaves open: addresses with ports. */
export type NginxAddresses = Record<'PUBLIC' | 'INSIDE' | 'GATEWAY_1' | 'GATEWAY_2' | 'SITE_1' | 'SITE_2', string>;

/** The program of nginx: `NGINX`, or Debian's, which is installed if it may be. */
export function getNginx(): string | undefined {
  const given = process.env.NGINX;
  if (given) return given;
  if (!existsSync(DEBIAN)) installWithApt('nginx-light', 'nginx');
  if (existsSync(DEBIAN)) return DEBIAN;
  log('There is no nginx: set NGINX to its path.');
  return undefined;
}

/** nginx with the configuration of production, at other addresses. */
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
      fetch(`http://${addresses.INSIDE}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}

/** As the image of nginx does it: names that nobody gave stay as they are. */
function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
