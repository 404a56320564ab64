import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { facts } from '#content/facts.ts';
import { partJobs } from '#content/parts/part-jobs.ts';
import { partOutlines } from '#content/parts/parts.ts';
import { formatDuration } from '#features/calculators/format-duration.ts';
import { VolumeDrawing } from '#features/products/build-volume.tsx';
import { addUsUnits } from '#features/products/detail/add-us-units.ts';
import { ListPrice } from '#features/products/list-price.tsx';
import { countOf, packOn } from '#features/products/platform/packing.ts';
import { type Texts, writePrintTimes } from '#features/products/platform/print-times.ts';
import type { ProductCardData } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { typicalParts } from '#features/products/typical-part.ts';
import type { Volume } from '#features/products/volume-geometry.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { LINKED_NAME } from './linked-name.ts';

export type CataloguePrinter = {
  product: ProductCardData;
  volume: Volume;
  /** Pixel size, layer heights and wavelength. */
  light: readonly string[];
  /** Size, weight and power supply. */
  housing: readonly string[];
};

/** Below each drawing, in millimetres. */
export const SCALE_BAR = 100;

type Props = { caption: string; line: ProductCardData['line']; printers: readonly CataloguePrinter[] };

export function CataloguePrinters({ caption, line, printers }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const part = typicalParts[line];
  const sizeOf = ({ width, depth, height }: Volume) => {
    const size = [width, depth, height].map((side) => format.number(side)).join(' × ');
    return addUsUnits(t('Products.millimetres', { size }), locale);
  };
  return (
    <div className="text-small sm:[&_:is(th,td)]:pe-4">
      <Table
        caption={caption}
        isCaptionHidden
        isStacked
        columns={[
          { id: 'name', label: t('Catalogue.printer') },
          { id: 'volume', label: t('Products.buildVolume') },
          { id: 'job', label: t('Catalogue.fullPlatform', { height: format.number(partJobs[part].height) }) },
          { id: 'light', label: t('Catalogue.light') },
          { id: 'housing', label: t('Catalogue.sizeWeightPower') },
        ]}
        rows={printers.map(({ product, volume, light, housing }) => ({
          id: product.id,
          cells: [
            <Name key="name" product={product} />,
            <span key="volume" className="block">
              <Lines lines={[sizeOf(volume)]} />
              <VolumeDrawing volume={volume} isMarked scaleBar={SCALE_BAR} className="mt-2 h-auto w-22" />
            </span>,
            <Lines key="job" lines={writeJob(product, volume, { t, format })} />,
            <Lines key="light" lines={light} />,
            <Lines key="housing" lines={housing.map((text) => addUsUnits(text, locale))} />,
          ],
        }))}
      />
    </div>
  );
}

function Name({ product: { path, name, isNew, pictures, price } }: Pick<CataloguePrinter, 'product'>) {
  const t = useTranslations('Products');
  const picture = pictures[0];
  return (
    <span className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[4.5rem_minmax(6.5rem,1fr)] desktop:grid-cols-[8rem_minmax(8rem,1fr)] desktop:gap-x-4 xl:grid-cols-[8rem_minmax(12rem,1fr)]">
      {picture ? (
        <Figure {...picture} alt="" sizes="(width >= 993px) 8rem, 6rem" className="rounded-control" />
      ) : (
        <span />
      )}
      <span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold max-sm:text-base desktop:text-base">
          <ProductLink path={path} className={LINKED_NAME}>
            {keepTogether(name)}
          </ProductLink>
          {isNew && <Badge tone="accent">{t('new')}</Badge>}
        </span>
        {price && <ListPrice {...price.price} className="mt-1 text-small" />}
      </span>
    </span>
  );
}

/** A size in inches is on the line below the one in millimeters; a weight in pounds stays beside the kilograms. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => {
    const [text = '', inUsUnits] = line.split(/ (?=\()/);
    return (
      <span key={line} className="block">
        <span className="desktop:whitespace-nowrap">{keepTogether(text)}</span>
        {inUsUnits && (
          <span className={`desktop:whitespace-nowrap ${text.endsWith('mm') ? 'block' : ''}`}>
            {' '}
            {keepTogether(inUsUnits)}
          </span>
        )}
      </span>
    );
  });
}

/** Its usual job is twelve upright hollow models, where six lie flat. */
const UPRIGHT_PRINTER = '/hardware/A2D_Ortho';

/** A full platform of the part by which its line is compared, with the print times. */
function writeJob({ path, line, printing }: ProductCardData, volume: Volume, texts: Texts): readonly string[] {
  if (path === UPRIGHT_PRINTER) return writeUprightJob(texts);
  const part = typicalParts[line];
  const count = countOf(packOn(volume, partOutlines[part]));
  if (count === 0) return [];
  const parts = texts.t.markup(`Sections.counts.${part}`, { count, figure: (chunks) => chunks });
  return [parts, ...writePrintTimes(printing, part, texts)];
}

function writeUprightJob({ t, format }: Texts): readonly string[] {
  const duration = formatDuration(
    facts.alignerModelJob.value,
    (unit) => t(`Units.${unit}`),
    (value) => format.number(value),
  );
  const layer = format.number(facts.alignerModelLayer.value);
  const height = format.number(facts.alignerModelHeight.value);
  return [
    t('Catalogue.uprightModels', { count: facts.alignerModelsPerJob.value, height }),
    t('Sections.printTime', { duration, layer }),
    t('Catalogue.withRemoval'),
  ];
}
