import { createHash, timingSafeEqual } from 'node:crypto';
import { isCacheTag } from '@heliograph/schema/cache-tags.ts';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';

const purge = z.strictObject({ tags: z.array(z.string().refine(isCacheTag)).min(1).max(100) });

/** On-demand revalidation: invalidates pages and data by tag, for requests with the token. */
export async function revalidateOnDemand(request: Request, token: string | undefined): Promise<Response> {
  if (token === undefined) return new Response(null, { status: 404 });
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
    return Response.json(
      { error: 'A valid token is needed.' },
      { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    );
  }
  const { data } = purge.safeParse(await request.json().catch(() => null));
  if (!data) return Response.json({ error: 'Name 1 to 100 tags: { "tags": ["material:12"] }' }, { status: 400 });
  for (const tag of data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ purged: data.tags });
}

/** Constant-time comparison. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
