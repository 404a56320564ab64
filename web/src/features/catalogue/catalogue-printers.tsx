import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { facts } from '#content/facts.ts';
import { partJobs } from '#content/parts/part-jobs.ts';
import { partOutlines } from '#content/parts/parts.ts';
import { formatDuration } from '#features/calculators/format-duration.ts';
import { addUsUnits } from '#features/products/detail/add-us-units.ts';
import { countOf, packOn } from '#features/products/platform/packing.ts';
import { type Texts, writePrintTimes } from '#features/products/platform/print-times.ts';
import type { ProductCardData } from '#features/products/product-data.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { typicalParts } from '#features/products/typical-part.ts';
import type { Volume } from '#features/products/volume-geometry.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { CatalogueOrder } from './catalogue-order.tsx';
import { LINKED_NAME } from './linked-name.ts';

export type CataloguePrinter = {
  product: ProductCardData;
  volume: Volume;
  pixelSize: string;
  layerHeights: string;
  wavelength: string;
  /** Size and weight. */
  housing: readonly string[];
  power: string;
};

type Props = { caption: string; line: ProductCardData['line']; printers: readonly CataloguePrinter[] };

/** Values that all printers share are in a note above the table. */
export function CataloguePrinters({ caption, line, printers }: Props) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const height = format.number(partJobs[typicalParts[line]].height);
  const wavelength = findShared(printers.map((printer) => printer.wavelength));
  const mains = findShared(printers.map(({ power }) => splitPower(power).mains));
  const sizeOf = ({ width, depth, height: tall }: Volume) => {
    const size = [width, depth, tall].map((side) => format.number(side)).join(' × ');
    return addUsUnits(t('Products.millimetres', { size }), locale);
  };
  const columns = [
    {
      ...{ id: 'name', label: t('Catalogue.printer') },
      read: ({ product }: CataloguePrinter) => <Name product={product} />,
    },
    {
      ...{ id: 'volume', label: t('Products.buildVolume') },
      read: ({ volume }: CataloguePrinter) => <Lines lines={[sizeOf(volume)]} />,
    },
    {
      ...{ id: 'job', label: t('Catalogue.fullPlatform') },
      read: ({ product, volume }: CataloguePrinter) => <Lines lines={writeJob(product, volume, { t, format })} />,
    },
    {
      ...{ id: 'pixel', label: t('Catalogue.pixelSize') },
      read: ({ pixelSize }: CataloguePrinter) => keepTogether(pixelSize),
    },
    {
      ...{ id: 'layers', label: t('Catalogue.layerHeight') },
      read: ({ layerHeights }: CataloguePrinter) => <Whole>{layerHeights}</Whole>,
    },
    !wavelength && {
      ...{ id: 'wavelength', label: t('Catalogue.wavelength') },
      read: (printer: CataloguePrinter) => <Whole>{printer.wavelength}</Whole>,
    },
    {
      ...{ id: 'housing', label: t('Catalogue.housing') },
      read: ({ housing }: CataloguePrinter) => <Lines lines={housing.map((text) => addUsUnits(text, locale))} />,
    },
    {
      ...{ id: 'power', label: t(mains ? 'Catalogue.wattage' : 'Catalogue.power') },
      read: ({ power }: CataloguePrinter) => (mains ? <Whole>{splitPower(power).watts}</Whole> : keepTogether(power)),
    },
  ].filter((column) => column !== false);
  return (
    <>
      <p className="mb-5 max-w-text text-small text-ink-soft">
        {[
          t('Catalogue.jobNote', { height }),
          wavelength && t('Catalogue.allExposeAt', { wavelength }),
          mains && t('Catalogue.allRunOn', { mains }),
          t(`Catalogue.lineNotes.${line}`),
        ]
          .filter((note) => note !== null)
          .join(localeFromTag(locale) === 'cn' ? '' : ' ')}
      </p>
      <div className="text-small sm:[&_:is(th,td)]:pe-4">
        <Table
          caption={caption}
          isCaptionHidden
          isStacked
          columns={columns}
          rows={printers.map((printer) => ({
            id: printer.product.id,
            cells: columns.map(({ id, read }) => <Fragment key={id}>{read(printer)}</Fragment>),
          }))}
        />
      </div>
    </>
  );
}

/** Null if they differ. */
function findShared(values: readonly string[]): string | null {
  const [value, ...others] = new Set(values);
  return value && others.length === 0 ? value : null;
}

/** `100–240 V, 50/60 Hz` and `350 W`. */
function splitPower(power: string): { mains: string; watts: string } {
  const [, mains = power, watts = ''] = /^(.*?)[,，]\s*([\d.,]+\s?W)$/u.exec(power) ?? [];
  return { mains, watts };
}

function Whole({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

function Name({ product: { path, name, isNew, pictures, price, orderNumber } }: Pick<CataloguePrinter, 'product'>) {
  const t = useTranslations();
  const picture = pictures[0];
  return (
    <span className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-3 sm:grid-cols-[4.5rem_minmax(6.5rem,1fr)] xl:grid-cols-[8rem_minmax(9rem,1fr)] xl:gap-x-4 print:block">
      {picture ? (
        <Figure
          {...picture}
          alt=""
          sizes="(width >= 1280px) 8rem, (width >= 640px) 4.5rem, 6rem"
          className="rounded-control print:hidden"
        />
      ) : (
        <span />
      )}
      <span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold max-sm:text-base desktop:text-base">
          <ProductLink path={path} className={LINKED_NAME}>
            {keepTogether(name)}
          </ProductLink>
          {isNew && <Badge tone="accent">{t('Products.new')}</Badge>}
        </span>
        <CatalogueOrder {...{ orderNumber, price }} />
      </span>
    </span>
  );
}

/** A size in inches is on the line below the one in millimeters; a weight in pounds stays beside the kilograms. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => {
    const [text = '', inUsUnits] = line.split(/ (?=\()/);
    const isSize = /^[\d.,\s×]+mm$/.test(text);
    return (
      <span key={line} className={`block ${isSize ? 'max-sm:whitespace-nowrap xl:whitespace-nowrap' : ''}`}>
        {isSize ? text : keepTogether(text)}
        {inUsUnits && <span className={isSize ? 'block' : 'whitespace-nowrap'}> {inUsUnits}</span>}
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
