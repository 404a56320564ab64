import { useFormatter, useTranslations } from 'next-intl';

type Props = {
  change: { before: number; after: number } | null;
  /** States the value after the change with its unit. */
  figure: string;
  /** The printed parts were made beside the conventional ones and did not replace them. */
  isEvaluation?: boolean;
};

/** The two values to one scale, as stated by figure and label. */
export function ChangeBars({ change, figure, isEvaluation = false }: Props) {
  const t = useTranslations('CaseStudies.bars');
  const format = useFormatter();
  if (!change) return null;
  const { before, after } = change;
  const unit = unitOf(figure, format.number(after));
  const write = (value: number) => `${format.number(value)}${unit}`;
  const longest = Math.max(before, after);
  const bars = [
    {
      name: t(isEvaluation ? 'conventional' : 'before', { value: write(before) }),
      value: before,
      color: 'bg-edge',
    },
    { name: t(isEvaluation ? 'printed' : 'after', { value: write(after) }), value: after, color: 'bg-accent' },
  ];
  return (
    <span aria-hidden className="@container mt-3 block text-small font-normal tracking-normal text-ink-soft">
      <span className="grid items-center gap-x-3 gap-y-1 @3xs:grid-cols-[max-content_minmax(0,1fr)]">
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
    </span>
  );
}

/** What follows the number at the end of a figure such as 3 days or 9→3 天. */
function unitOf(figure: string, number: string): string {
  const place = figure.lastIndexOf(number);
  return place < 0 ? '' : figure.slice(place + number.length);
}
