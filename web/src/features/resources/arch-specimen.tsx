import { useFormatter, useTranslations } from 'next-intl';

/** Of the cylinders, in mm: canines and second molars of a lower arch, symmetric, 28, 52 and 49 mm apart. */
const CANINE = { x: 14, y: 0 };
const MOLAR = { x: 26, y: 28.3 };
const RADIUS = 3;

const DISTANCES = [
  { from: { x: -CANINE.x, y: CANINE.y }, to: CANINE, millimeters: 28, label: { x: 0, y: -1.2 } },
  { from: { x: -MOLAR.x, y: MOLAR.y }, to: MOLAR, millimeters: 52, label: { x: 0, y: MOLAR.y + 3.4 } },
  { from: { x: -MOLAR.x, y: MOLAR.y }, to: CANINE, millimeters: 49, label: { x: 1, y: 17.5 } },
];

const CYLINDERS = [CANINE, MOLAR].flatMap(({ x, y }) => [
  { x: -x, y },
  { x, y },
]);

/** The test specimen of the white paper on accuracy, from above, with the measured distances. */
export function ArchSpecimen() {
  const t = useTranslations('Resources.specimen');
  const format = useFormatter();
  const write = (millimeters: number) =>
    `${format.number(millimeters, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0mm`;
  return (
    <figure className="my-8 max-w-md">
      <svg viewBox="-40 -16 80 56" className="h-auto w-full rounded-panel border border-line bg-surface">
        <title>{t('title')}</title>
        <path
          d="M-27 34C-26 22-22 7-14 0C-8-6 8-6 14 0C22 7 26 22 27 34"
          className="fill-none stroke-line [stroke-linecap:round] [stroke-width:11]"
        />
        {DISTANCES.map(({ from, to, millimeters }) => (
          <path
            key={millimeters}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            className="stroke-accent [stroke-width:0.5]"
          />
        ))}
        {CYLINDERS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} className="fill-paper stroke-ink [stroke-width:0.4]" />
        ))}
        <g className="fill-ink stroke-surface text-[2.6px] tabular-nums [stroke-width:1]" paintOrder="stroke">
          {DISTANCES.map(({ millimeters, label }) => (
            <text key={millimeters} {...label} textAnchor="middle">
              {write(millimeters)}
            </text>
          ))}
          <text x={CANINE.x + 8} y={CANINE.y - 5}>
            {t('canine')}
          </text>
          <text x={CANINE.x + 8} y={CANINE.y - 1.5}>
            ⌀&nbsp;{write(2 * RADIUS)}
          </text>
          <text x={MOLAR.x - 6} y={MOLAR.y + 7} textAnchor="end">
            {t('molar')}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-small text-ink-soft">{t('caption')}</figcaption>
    </figure>
  );
}
