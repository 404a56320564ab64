import { useSyncExternalStore } from 'react';
import type { Sync, SyncState } from './sync.ts';

export function useSyncState({ subscribe, getState }: Sync): SyncState {
  return useSyncExternalStore(subscribe, getState);
}
