import { createContext, useContext } from 'react';
import type { Sync } from './copy/sync.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Outbox } from './inquiry/outbox.ts';
import type { Settings } from './settings.ts';

/** What lives as long as the page. */
export type Services = {
  settings: Settings;
  gateway: Gateway;
  sync: Sync;
  outbox: Outbox;
};

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services.');
  return services;
}
