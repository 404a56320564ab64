import { once } from 'node:events';
import { connect } from 'node:net';
import { findAddress } from './instances.ts';
import { startProgram } from './programs.ts';

export type FaultyRedis = Awaited<ReturnType<typeof startRedis>>;

const MAX_MEMORY = '256mb';
const EVICTION_POLICY = 'allkeys-lru';

/** Redis with the settings of docker-compose.yml, and functions to inject faults. */
export async function startRedis(file: string) {
  const port = Number((await findAddress()).split(':')[1]);
  const address = ['--port', String(port), '--bind', '127.0.0.1'];
  const start = () =>
    startProgram({
      name: 'Redis',
      file,
      args: [...address, '--save', '', '--maxmemory', MAX_MEMORY, '--maxmemory-policy', EVICTION_POLICY],
      stopSignal: 'SIGKILL',
      isReady: () =>
        command(port, 'PING').then(
          (reply) => reply === '+PONG',
          () => false,
        ),
    });
  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => server.stop(),
    restart: async () => {
      server = await start();
    },
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    flush: () => command(port, 'FLUSHALL'),
    /** Makes all writes fail. */
    fill: () => command(port, 'CONFIG SET maxmemory 1mb maxmemory-policy noeviction'),
    restoreMemory: () => command(port, `CONFIG SET maxmemory ${MAX_MEMORY} maxmemory-policy ${EVICTION_POLICY}`),
  };
}

/** The first line of the reply to a command. */
async function command(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  try {
    await once(socket, 'connect');
    socket.write(`${text}\r\n`);
    const [reply] = await once(socket, 'data');
    return String(reply).trim();
  } finally {
    socket.destroy();
  }
}
