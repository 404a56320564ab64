import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'graphiql:trace';
const listeners = new Set<() => void>();

/** Whether responses list their upstream calls. On by default. */
export function isTracing(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function useTracing(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, isTracing);
  return [isOn, setTracing];
}

function setTracing(isOn: boolean): void {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
