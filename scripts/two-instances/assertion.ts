import { log } from '../log.ts';
import type { StoreComparison } from './compare-with-store.ts';
import type { LoggedRequest } from './request-log.ts';

const SHOWN_FAULTS = 5;

/** Prints what is claimed and whether it holds. */
export function reportAssertion(number: string, isTrue: boolean, text: string): boolean {
  log(`${isTrue ? '✓' : '✗'} ${number} ${text}`);
  return isTrue;
}

/** The requests that failed, the first of which are printed. */
export function listFailed(requests: readonly LoggedRequest[]): LoggedRequest[] {
  const failed = requests.filter(({ fault }) => fault !== undefined);
  for (const { kind, milliseconds, fault } of failed.slice(0, SHOWN_FAULTS)) {
    log(`  ${kind}, after ${Math.round(milliseconds)} ms: ${fault}`);
  }
  return failed;
}

export function isComplete({ lost, twice, unknown }: StoreComparison): boolean {
  return lost + twice + unknown === 0;
}

export function describeStored({ acknowledged, lost, twice, unknown }: StoreComparison): string {
  return `${acknowledged} submissions acknowledged: ${lost} lost, ${twice} stored twice, ${unknown} unknown`;
}
