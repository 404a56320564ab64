/** A cached page; its headers are sent with each response. */
export type CachedPage = { html: string; headers?: Record<string, string | string[] | number | undefined> | undefined };

export function isPage(page: object | null): page is CachedPage {
  return page !== null && 'html' in page && typeof page.html === 'string';
}
