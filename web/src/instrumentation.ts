import { getEnv } from './env.ts';

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { recordClientAddresses } = await import('./gateway/client-address.ts');
  recordClientAddresses(getEnv().TRUSTED_PROXIES);
}
