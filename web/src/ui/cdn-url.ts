/**
 * The URL of a file in `public/`: on the CDN if `CDN_URL` was set when the site was built (next.config.ts inlines it),
 * otherwise on this site.
 */
export function cdnUrl(path: string): string {
  // biome-ignore lint/style/noProcessEnv: inlined, and empty in browsers without a CDN
  return `${process.env.CDN_URL ?? ''}${path}`;
}
