import { DimensionLine } from '#ui/dimension-line.tsx';

type Props = {
  size: { width: number; depth: number };
  labels: { width: string; depth: string };
};

/** Placeholder for a missing picture: the outline from above, to scale. */
export function SampleDrawing({ size: { width, depth }, labels }: Props) {
  return (
    <div aria-hidden className="grid size-full place-items-center p-4 sm:p-8">
      <div
        className={`grid grid-cols-[minmax(0,1fr)_auto] gap-2 ${depth > width ? 'h-full' : 'w-3/4'}`}
        style={{ maxWidth: '100%' }}
      >
        <span
          className="block rounded-control border border-accent bg-accent-soft"
          style={{ aspectRatio: `${width} / ${depth}` }}
        />
        <DimensionLine direction="vertical" className="max-sm:hidden">
          {labels.depth}
        </DimensionLine>
        <DimensionLine className="max-sm:hidden">{labels.width}</DimensionLine>
      </div>
    </div>
  );
}
