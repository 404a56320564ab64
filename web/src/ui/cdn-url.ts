/**
 * The URL of a file in `public/`: on the CDN if `CDN_URL` was set when the site was built (next.config.ts inlines it),
 * otherwise on this site.
 */
export function cdnUrl(path: string): string {
  return `${process.env.CDN_URL ?? ''}${path}`;
}
