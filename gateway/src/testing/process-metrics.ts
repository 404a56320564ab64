import { readFileSync, writeFileSync } from 'node:fs';

const NANOSECONDS = 1_000_000;
const PEAK_RESET = '5';

/** Milliseconds for which the main thread of a process has run on a core. */
export function readCpuTime(pid: number): number {
  const [ran] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(ran) / NANOSECONDS;
}

/** Resident memory of a process in megabytes: now, and the most since `resetPeakMemory`. */
export function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, PEAK_RESET);
}
