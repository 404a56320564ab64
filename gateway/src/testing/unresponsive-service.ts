import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const LISTENER = `require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: 1 }, function () {
  console.log(this.address().port);
});`;

/** Fills the accept queue of a listener with `backlog: 1`. */
const QUEUED_CONNECTIONS = 4;

/** A stopped process whose accept queue is full, so that connection attempts time out. */
export async function startUnresponsiveService() {
  const child = spawn(process.execPath, ['-e', LISTENER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(line);
  child.kill('SIGSTOP');
  const sockets: Socket[] = Array.from({ length: QUEUED_CONNECTIONS }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
