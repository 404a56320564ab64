import { createPictureKeeper } from './copy/keep-pictures.ts';
import { openKioskStore } from './copy/kiosk-store.ts';
import type { PictureFormat } from './copy/save-pictures.ts';
import { createSync } from './copy/sync.ts';
import { createGateway } from './gateway/gateway.ts';
import { createOutbox } from './inquiry/outbox.ts';
import type { Services } from './services-context.ts';
import type { Settings } from './settings.ts';

/** Resolves when the stored copy is ready to be shown. */
export async function startServices(settings: Settings, format: PictureFormat): Promise<Services> {
  // Otherwise the browser may delete the copy and the inquiries when the disk is full.
  void navigator.storage?.persist?.();
  const gateway = createGateway(settings);
  const store = await openKioskStore();
  const outbox = createOutbox({ gateway, store });
  const sync = createSync({
    gateway,
    store,
    locale: settings.locale,
    onRefreshed: createPictureKeeper(format).keep,
  });
  window.addEventListener('online', () => {
    void outbox.deliver();
    void sync.run();
  });
  await sync.start();
  void outbox.deliver();
  return { settings, gateway, sync, outbox };
}
