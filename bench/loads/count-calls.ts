import { z } from 'zod';
import type { Server } from '../servers.ts';

const counts = z.record(z.string(), z.number());

/** Number of requests to the content service so far, by path. */
export async function countCalls({ url }: Server): Promise<Record<string, number>> {
  return counts.parse(await (await fetch(`${url}/calls`)).json());
}
