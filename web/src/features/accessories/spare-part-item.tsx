import { useTranslations } from 'next-intl';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { AccessoryFit } from './accessory-fit.tsx';
import { AccessoryOrder } from './accessory-order.tsx';
import type { SparePartEntry } from './spare-part-entries.ts';

type Props = { part: SparePartEntry; allPrinters: readonly { name: string }[]; isFirst?: boolean };

/** A card if the part has a picture, otherwise an item of a list. */
export function SparePartItem({ part, allPrinters, isFirst = false }: Props) {
  const t = useTranslations('Accessories');
  const { name, picture, use, contents, fits } = part;
  if (!picture) return <SparePartText part={part} />;
  return (
    <div className="picture-card relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface">
      <Figure
        name={picture}
        alt=""
        sizes="(width >= 1280px) 26rem, (width >= 993px) 31vw, (width >= 640px) 45vw, 7rem"
        priority={isFirst}
      />
      <div className="picture-card-text p-3 sm:px-5 sm:pt-5 sm:pb-0 xl:px-4 xl:pt-4">
        <h3 className="text-subheading xl:text-body xl:font-semibold">{keepTogether(name)}</h3>
        <p className="mt-1 text-ink-soft max-sm:text-small xl:text-small">{keepTogether(use)}</p>
        <AccessoryFit printers={fits} all={allPrinters} className="pt-2 text-small text-ink-soft" />
      </div>
      <div className="picture-card-foot flex grow flex-col px-3 pb-3 sm:px-5 sm:pb-5 xl:px-4 xl:pb-4">
        {contents && <p className="pt-1 text-small text-ink-soft">{keepTogether(t('contents', { contents }))}</p>}
        <AccessoryOrder part={part} printers={fits} />
      </div>
    </div>
  );
}

function SparePartText({ part }: { part: SparePartEntry }) {
  return (
    <>
      <h4 className="font-semibold">{keepTogether(part.name)}</h4>
      <p className="mt-1 text-small text-ink-soft">{keepTogether(part.use)}</p>
      <AccessoryOrder part={part} printers={part.fits} isInline />
    </>
  );
}
