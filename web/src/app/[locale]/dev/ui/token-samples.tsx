import type { SampleCopy } from '../sample-copy.ts';

const GROUNDS = [
  'bg-paper',
  'bg-paper-deep',
  'bg-surface',
  'bg-accent-soft',
  'bg-accent text-on-accent',
  'bg-action text-action-ink',
  'bg-success-soft text-success',
  'bg-warning-soft',
  'bg-danger-soft text-danger',
  'bg-graphite text-on-graphite',
];

const SIZES = [
  'text-display',
  'text-title',
  'text-heading',
  'text-subheading',
  'text-lead',
  'text-body',
  'text-small',
  'text-fine',
  'text-label',
];

export function TokenSamples({ copy }: { copy: SampleCopy }) {
  return (
    <div className="grid gap-stack">
      <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-5">
        {GROUNDS.map((look) => (
          <li key={look} className={`border border-line p-4 text-small ${look}`}>
            {look.split(' ')[0]?.replace('bg-', '')}
          </li>
        ))}
      </ul>
      <ul className="grid gap-4">
        {SIZES.map((size) => (
          <li key={size} className={size}>
            {copy.question}
          </li>
        ))}
      </ul>
    </div>
  );
}
