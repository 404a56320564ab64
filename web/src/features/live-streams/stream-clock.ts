/** Server time minus client time in ms; 0 if unknown. */
export async function fetchClockOffset(): Promise<number> {
  try {
    const { headers } = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? 0 : time - Date.now();
  } catch {
    return 0;
  }
}

/** Position in a looped video after some milliseconds on air. */
export function toBroadcastTime(onAir: number, length: number): number {
  return Math.max(onAir / 1000, 0) % length;
}

export type Remaining = { days: number; hours: number; minutes: number; seconds: number };

const SECOND = 1000;
const [MINUTE, HOUR, DAY] = [60 * SECOND, 3600 * SECOND, 86_400 * SECOND];

export function toRemaining(milliseconds: number): Remaining | null {
  if (milliseconds <= 0) return null;
  const left = Math.ceil(milliseconds / SECOND) * SECOND;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}
