import { log } from '../log.ts';
import type { StoreComparison } from './compare-with-store.ts';
import type { LoggedRequest } from './request-log.ts';

const MAX_PRINTED_FAULTS = 5;

export function reportAssertion(number: string, isPassed: boolean, text: string): boolean {
  log(`${isPassed ? '✓' : '✗'} ${number} ${text}`);
  return isPassed;
}

/** Returns the failed requests and prints the first of them. */
export function listFailed(requests: readonly LoggedRequest[]): LoggedRequest[] {
  const failed = requests.filter(({ fault }) => fault !== undefined);
  for (const { kind, milliseconds, fault } of failed.slice(0, MAX_PRINTED_FAULTS)) {
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
