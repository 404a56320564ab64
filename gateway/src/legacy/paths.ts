/** Fills the `{name}` placeholders of a path and adds a query. */
export function fillPath(path: string, params: Record<string, string> = {}, query?: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
