import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so that no connection takes the port of a service during its restart. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;

let port = FIRST_PORT + randomInt(PORTS - 100);

/** Never returns the same port twice. */
export async function findFreePort(): Promise<number> {
  do port += 1;
  while (!(await isPortFree(port)));
  return port;
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
