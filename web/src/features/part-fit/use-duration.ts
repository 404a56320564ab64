import { useFormatter, useTranslations } from 'next-intl';

/** Hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const units = useTranslations('Units');
  const format = useFormatter();
  return (total) => {
    const minutes = Math.max(1, Math.round(total));
    const hours = Math.floor(minutes / 60);
    const rest = `${minutes % 60}\u00a0${units('min')}`;
    if (hours === 0) return rest;
    const whole = `${format.number(hours)}\u00a0${units('h')}`;
    return minutes % 60 === 0 || hours >= 100 ? whole : `${whole} ${rest}`;
  };
}
