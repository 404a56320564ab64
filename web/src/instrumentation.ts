/** Next.js hook. Next.js also builds this file for the edge runtime, which has no Node.js modules. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the build replaces it
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ addCspToErrorPages }, { getEnv }, { recordClientAddresses }] = await Promise.all([
      import('#cache/error-page-csp.ts'),
      import('#config/env.ts'),
      import('#gateway/client-address.ts'),
    ]);
    recordClientAddresses(getEnv().TRUSTED_PROXIES);
    addCspToErrorPages();
  }
}
