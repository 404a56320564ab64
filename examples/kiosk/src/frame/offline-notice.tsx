import { useSyncState } from '../copy/use-sync-state.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { useServices } from '../services-context.ts';

export function OfflineNotice() {
  const { status } = useMessages();
  const { sync } = useServices();
  const { failure, locales } = useSyncState(sync);
  return (
    <p className="offline-notice" role="status">
      {failure && locales.length > 0 && status.offline}
    </p>
  );
}
