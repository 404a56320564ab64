import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const LISTENER = `require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: 1 }, function () {
  console.log(this.address().port);
});`;

/** More than the system lets wait for a listener that does not look. */
const CALLERS = 4;

/** A port that is listened on by a process that sleeps and has enough callers: nobody else gets through. */
export async function startUnresponsiveService() {
  const child = spawn(process.execPath, ['-e', LISTENER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const port = Number(line);
  child.kill('SIGSTOP');
  const callers: Socket[] = Array.from({ length: CALLERS }, () => connect(port, '127.0.0.1').on('error', () => {}));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      for (const caller of callers) caller.destroy();
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
