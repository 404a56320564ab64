import { get } from './site.ts';

/** The status of the first redirect, and the path and fragment at the end. */
export async function followRedirects(from: string): Promise<{ status: number; path: string }> {
  const { status, headers } = await get(from);
  const location = headers.get('location');
  if (!location) return { status, path: from };
  const { pathname, search, hash } = new URL(location, 'http://site.example');
  const { path } = await followRedirects(pathname + search);
  return { status, path: path === pathname + search ? pathname + hash : path };
}
