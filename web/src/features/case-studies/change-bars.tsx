import { useFormatter, useTranslations } from 'next-intl';

type Props = { change: { before: number; after: number } | null };

/** The values before and after to one scale, as stated by figure and label. */
export function ChangeBars({ change }: Props) {
  const t = useTranslations('CaseStudies.bars');
  const format = useFormatter();
  if (!change) return null;
  const { before, after } = change;
  const longest = Math.max(before, after);
  const bars = [
    { name: t('before', { value: format.number(before) }), value: before, color: 'bg-edge' },
    { name: t('after', { value: format.number(after) }), value: after, color: 'bg-accent' },
  ];
  return (
    <span
      aria-hidden
      className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-small font-normal tracking-normal text-ink-soft"
    >
      {bars.map(({ name, value, color }) => (
        <span key={color} className="contents">
          <span>{name}</span>
          <span
            className={`block h-2.5 ${color}`}
            style={{ inlineSize: `${longest > 0 ? (100 * value) / longest : 0}%` }}
          />
        </span>
      ))}
    </span>
  );
}
