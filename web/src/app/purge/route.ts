import { revalidateOnDemand } from '#cache/revalidate-on-demand.ts';
import { getEnv } from '#config/env.ts';

/** Called by the gateways after they have purged their own caches. */
export function POST(request: Request): Promise<Response> {
  return revalidateOnDemand(request, getEnv().PURGE_TOKEN);
}
