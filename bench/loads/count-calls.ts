import { z } from 'zod';
import type { Server } from '../servers.ts';

const counts = z.record(z.string(), z.number());

/** How often each call of the content service was made so far. */
export async function countCalls({ url }: Server): Promise<Record<string, number>> {
  return counts.parse(await (await fetch(`${url}/calls`)).json());
}
