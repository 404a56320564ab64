let hasNewVersion = false;

/** The worker serves the app and its pictures without a network. A new version waits for `reloadIfUpdated`. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    hasNewVersion ||= isUpdate;
  });
  void serviceWorker.register('/sw.js').catch(() => {});
}

/** Called between two visitors, so that nobody loses a form. */
export function reloadIfUpdated(): void {
  if (hasNewVersion) window.location.reload();
}
