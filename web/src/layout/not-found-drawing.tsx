/** A part that is higher than the build volume, as `/tools/fit` would draw it. Decorative. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 200 180" fill="none" strokeWidth={1.5} aria-hidden className="w-full max-w-72 text-ink-soft">
      <path d="M52 60H148V160H52Z" stroke="currentColor" strokeDasharray="4 4" />
      <path d="M40 160H160" stroke="currentColor" strokeWidth={3} />
      <path d="M78 160V60H122V160Z" className="fill-accent-soft stroke-accent" />
      <path d="M78 60V22Q78 14 86 14H114Q122 14 122 22V60" className="fill-accent-soft stroke-accent" />
      <path d="M52 60H148" className="stroke-action" strokeWidth={2} />
      <path d="M174 14V160M169 14H179M169 160H179" stroke="currentColor" strokeWidth={1} />
      <text x="100" y="44" textAnchor="middle" className="fill-accent text-[13px] font-semibold">
        404
      </text>
    </svg>
  );
}
