import { readFileSync, writeFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1_000_000;
const PEAK_RESET = '5';

/** CPU time of the main thread in milliseconds. */
export function readCpuTime(pid: number): number {
  const [cpuTime] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(cpuTime) / NANOSECONDS_PER_MS;
}

/** Resident memory in megabytes. `peak` counts from `resetPeakMemory`. */
export function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, PEAK_RESET);
}
