import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { AccessoryOrder } from './accessory-order.tsx';
import type { SparePartEntry } from './spare-part-entries.ts';

type Props = { part: SparePartEntry; isFirst?: boolean };

/** A card if the part has a picture, otherwise an item of a list. */
export function SparePartItem({ part, isFirst = false }: Props) {
  const { picture } = part;
  if (!picture) return <SparePartText part={part} />;
  return (
    <div className="picture-card relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface">
      <Figure
        name={picture}
        alt=""
        sizes="(width >= 1280px) 26rem, (width >= 993px) 31vw, (width >= 640px) 45vw, 7rem"
        priority={isFirst}
      />
      <div className="flex grow flex-col p-3 sm:p-5 xl:p-4">
        <SparePartText part={part} />
      </div>
    </div>
  );
}

function SparePartText({ part }: { part: SparePartEntry }) {
  return (
    <div className="flex h-full flex-col">
      <h3 className="font-semibold">{keepTogether(part.name)}</h3>
      <p className="mt-1 text-small text-ink-soft">{keepTogether(part.use)}</p>
      <AccessoryOrder part={part} printers={part.fits} />
    </div>
  );
}
