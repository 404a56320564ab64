import { toFahrenheit } from '#ui/format-measurement.ts';
import type { Quantity } from './page-content.ts';

/** A temperature or a heating rate in degrees Fahrenheit; null for other quantities. */
export function toFahrenheitText(
  { value, to, unit }: Quantity,
  format: (value: number) => string = String,
): string | null {
  if (unit === '°C/min') return `${format(Math.round(value * 18) / 10)}\u00a0°F/min`;
  if (unit !== '°C') return null;
  const numbers = [value, to].flatMap((celsius) => (celsius === undefined ? [] : [format(toFahrenheit(celsius))]));
  return `${numbers.join('–')}\u00a0°F`;
}
