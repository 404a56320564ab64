import type { StackEnv } from '../env.ts';
import { type Service, startService } from '../processes.ts';
import { backendOf } from '../stack.ts';

/** Kills with SIGKILL and waits until the process has ended. */
type Restartable = { kill: () => Promise<void>; start: () => Promise<void> };

export type Services = { url: string; content: Restartable; gateway: Restartable };

export async function startServices(env: StackEnv): Promise<Services> {
  const [content, gateway] = backendOf(env).map(({ command, readyUrl }) => {
    let service: Service | undefined;
    return {
      kill: async () => {
        service?.kill();
        await service?.ended;
      },
      start: async () => {
        service = await startService(command, readyUrl);
      },
    };
  });
  if (!content || !gateway) throw new Error('The services must be local');
  await content.start();
  await gateway.start();
  return { url: `${env.GATEWAY_URL}/graphql`, content, gateway };
}
