import { useFormatter, useTranslations } from 'next-intl';

type Props = {
  change: { before: number; after: number } | null;
  /** The printed parts were made beside the conventional ones and did not replace them. */
  isEvaluation?: boolean;
};

/** The two values to one scale, as stated by figure and label. */
export function ChangeBars({ change, isEvaluation = false }: Props) {
  const t = useTranslations('CaseStudies.bars');
  const format = useFormatter();
  if (!change) return null;
  const { before, after } = change;
  const longest = Math.max(before, after);
  const bars = [
    {
      name: t(isEvaluation ? 'conventional' : 'before', { value: format.number(before) }),
      value: before,
      color: 'bg-edge',
    },
    { name: t(isEvaluation ? 'printed' : 'after', { value: format.number(after) }), value: after, color: 'bg-accent' },
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
