import type { JobRun as Run } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';

/** Print jobs one after another, to scale along their hours. */
export function JobRun({ run: { jobs, minutes, hours }, caption }: { run: Run; caption: string }) {
  const starts = Array.from({ length: jobs }, (_, job) => job * minutes);
  const rest = hours * 60 - jobs * minutes;
  return (
    <figure className="mt-10 grid gap-2 desktop:mt-14">
      <figcaption className="text-ink-soft">{caption}</figcaption>
      <ol aria-hidden className="flex h-10 gap-0.5 desktop:h-14">
        {starts.map((start) => (
          <li key={start} className="basis-0 rounded-xs bg-accent" style={{ flexGrow: minutes }} />
        ))}
        {rest > 0 && <li className="basis-0 rounded-xs border border-edge" style={{ flexGrow: rest }} />}
      </ol>
      <ol aria-hidden className="relative h-5 text-small text-ink-soft">
        {hoursOnScale(hours).map((hour) => (
          <li
            key={hour}
            className={`absolute ${shiftOf(hour, hours)} ${isOnPhones(hour, hours) ? '' : 'max-sm:hidden'}`}
            style={{ insetInlineStart: `${(100 * hour) / hours}%` }}
          >
            <QuantityText value={hour} unit="h" />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function hoursOnScale(hours: number): readonly number[] {
  const step = hours > 12 ? 4 : 2;
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, mark) => mark * step);
}

/** Phones have room for the first, the middle and the last. */
function isOnPhones(hour: number, hours: number): boolean {
  return hour % (hours / 2) === 0;
}

/** The first and the last stay within the scale. */
function shiftOf(hour: number, hours: number): string {
  if (hour === 0) return '';
  return hour === hours ? '-translate-x-full' : '-translate-x-1/2';
}
