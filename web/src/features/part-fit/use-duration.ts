import { useFormatter, useTranslations } from 'next-intl';
import { formatDuration } from '#features/calculators/format-duration.ts';

/** Hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const units = useTranslations('Units');
  const format = useFormatter();
  return (minutes) =>
    formatDuration(
      minutes,
      (unit) => units(unit),
      (value) => format.number(value),
    );
}
