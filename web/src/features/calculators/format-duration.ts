type Units = (unit: 'min' | 'h') => string;
type FormatNumber = (value: number) => string;

/** Hours and minutes, such as `2 h 30 min`. */
export function formatDuration(total: number, units: Units, formatNumber: FormatNumber): string {
  const minutes = Math.max(1, Math.round(total));
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00a0${units('min')}`;
  if (hours === 0) return rest;
  const whole = `${formatNumber(hours)}\u00a0${units('h')}`;
  return minutes % 60 === 0 || hours >= 100 ? whole : `${whole} ${rest}`;
}
