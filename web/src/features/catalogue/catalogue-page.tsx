// Long: the page has a section for each kind of product.
import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { getMaterialFacts, getMaterialFilterOptions, getMaterialList } from '#features/materials/material-data.ts';
import { groupNames, type MaterialScope, materialScopes } from '#features/materials/material-scopes.ts';
import { RecordRegistrationNote, RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { getFitPrinters } from '#features/part-fit/part-fit-data.ts';
import { getComparison } from '#features/products/comparison/comparison-data.ts';
import { findProduct, getMachines, getPrinters, type ProductCardData } from '#features/products/product-data.ts';
import { seriesName, toSeries } from '#features/products/product-series.ts';
import { getSoftwareReleases } from '#features/software/software-data.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StandalonePage } from '#ui/standalone-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { getHardness } from './catalogue-data.ts';
import { getEdition } from './catalogue-edition.ts';
import { CatalogueMachine } from './catalogue-machine.tsx';
import { CatalogueMaterials, type MaterialUse } from './catalogue-materials.tsx';
import { type CataloguePrinter, CataloguePrinters } from './catalogue-printers.tsx';
import { CatalogueSection } from './catalogue-section.tsx';
import { CatalogueSoftware } from './catalogue-software.tsx';
import { readPrinterHousing, readStationFacts, readStationRows } from './machine-facts.ts';

/** Rows of the data sheet of a machine without a build volume. */
const ROWS = 4;

const lines = ['DENTAL', 'REFLEX'] as const satisfies readonly ProductCardData['line'][];
const LINE_IDS = { DENTAL: 'dentalPrinters', REFLEX: 'desktopPrinters' } as const;

/** Reflex Wash and Reflex Cure, which are in the list of accessories. */
const REFLEX_FINISHING = ['217', '218'];

type Props = { locale: Locale; brand: ReactNode; links: ReactNode };

export async function CataloguePage({ locale, brand, links }: Props) {
  const t = await getTranslations();
  const format = await getFormatter();
  const { printers, series, stations } = await getRange(locale);
  const releases = (await getSoftwareReleases(locale)).filter(({ channel }) => channel === 'LATEST');
  const month = format.dateTime(new Date(`${await getEdition()}-01`), {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  return (
    <StandalonePage
      brand={brand}
      action={
        <span className="flex gap-3">
          <QuoteButton className="max-sm:hidden" />
          <PrintButton>{t('Catalogue.print')}</PrintButton>
        </span>
      }
      footer={t('Catalogue.note')}
      links={links}
      className="bg-paper"
    >
      <SectionHeading level={1} title={t('Catalogue.title')} intro={t('Catalogue.intro')} />
      <p className="mt-3 text-small text-ink-soft">{t('Catalogue.edition', { month })}</p>
      <p className="mt-5 sm:hidden">
        <QuoteButton />
      </p>
      <PageLinks
        label={t('Catalogue.contents')}
        links={[
          ...lines.map((line) => ({ id: LINE_IDS[line], title: t(`Catalogue.lines.${line}`) })),
          ...series.map(({ name }) => ({ id: name, title: seriesName(locale, name) })),
          ...groupNames.map((name) => ({ id: `material-${name}`, title: t(`Materials.scopes.${name}.title`) })),
          { id: 'software', title: t('Catalogue.software') },
        ]}
        className="screen-only mt-6 border-y border-line py-1"
      />
      <p className="mt-4 text-small text-ink-soft">{t('Catalogue.priceNote')}</p>
      {lines.map((line) => (
        <CatalogueSection key={line} id={LINE_IDS[line]} title={t(`Catalogue.lines.${line}`)}>
          <PrinterFold line={line} count={printers.filter(({ product }) => product.line === line).length}>
            <CataloguePrinters
              caption={t(`Catalogue.lines.${line}`)}
              line={line}
              printers={printers.filter(({ product }) => product.line === line)}
            />
          </PrinterFold>
        </CatalogueSection>
      ))}
      {series.map(({ name, products }) => (
        <CatalogueSection key={name} id={name} title={seriesName(locale, name)}>
          <PhoneFold count={products.length}>
            <ul>
              {products.map((product) => (
                <CatalogueMachine
                  key={product.id}
                  product={product}
                  housing={stations.get(product.id)?.housing ?? []}
                  specification={stations.get(product.id)?.specification ?? []}
                />
              ))}
            </ul>
          </PhoneFold>
        </CatalogueSection>
      ))}
      <p className="screen-only mt-8">
        <TextLink as={Link} href={accessoryListPath} variant="standalone">
          {t('Products.toAccessories')}
        </TextLink>
      </p>
      {groupNames.map((name) => (
        <CatalogueSection key={name} id={`material-${name}`} title={t(`Materials.scopes.${name}.title`)}>
          <ResinGroup locale={locale} name={name} />
        </CatalogueSection>
      ))}
      <CatalogueSection id="software" title={t('Catalogue.software')}>
        <PhoneFold count={releases.length}>
          <CatalogueSoftware releases={releases} />
        </PhoneFold>
      </CatalogueSection>
    </StandalonePage>
  );
}

/** Dental printers are the first list of the page and stay open on phones. */
function PrinterFold({ line, ...props }: { line: ProductCardData['line']; count: number; children: ReactNode }) {
  return line === 'DENTAL' ? props.children : <PhoneFold {...props} />;
}

/** Folded on phones. */
function PhoneFold({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('Sections');
  return (
    <details className="fold-below-sm unmarked">
      <summary className="min-h-12 border-y border-line font-medium text-accent">
        {t('allVolumes', { count })}
        <span aria-hidden className="plus-minus" />
      </summary>
      {children}
    </details>
  );
}

async function ResinGroup({ locale, name }: { locale: Locale; name: (typeof groupNames)[number] }) {
  const t = await getTranslations();
  const scope = materialScopes[name];
  const [{ items }, uses] = await Promise.all([getMaterialList(locale, scope), getUses(locale, scope)]);
  return (
    <>
      {scope.group === 'DENTAL' ? (
        <RegistrationNote className="mb-5" />
      ) : (
        <RecordRegistrationNote materials={items} className="mb-5" />
      )}
      <PhoneFold count={items.length}>
        <CatalogueMaterials
          caption={t(`Materials.scopes.${name}.title`)}
          materials={items}
          uses={uses}
          isGrouped={scope.group === 'DENTAL'}
        />
        {items.some(({ biocompatibility }) => biocompatibility.length > 0) && (
          <p className="mt-3 max-w-text text-small text-ink-soft">{t('Catalogue.testedNote')}</p>
        )}
        {scope.group === 'DENTAL' && (
          <p className="mt-3 max-w-text text-small text-ink-soft">{t('Catalogue.bendingNote')}</p>
        )}
      </PhoneFold>
    </>
  );
}

/** In the header, or on phones, where it has no room, below the intro. */
function QuoteButton({ className = '' }: { className?: string }) {
  const t = useTranslations('Products');
  return (
    <Button
      as={Link}
      href="/aboutUs/contactUs#inquiry"
      variant="primary"
      size="small"
      className={`screen-only ${className}`}
    >
      {t('requestOffer')}
    </Button>
  );
}

/** What each material of a group is used for, the printers with a profile for it, and its hardness. */
async function getUses(locale: Locale, scope: MaterialScope): Promise<ReadonlyMap<string, MaterialUse>> {
  const [facts, options, hardness] = await Promise.all([
    getMaterialFacts(locale, scope),
    getMaterialFilterOptions(locale, scope),
    getHardness(locale, scope),
  ]);
  const labels = (ids: readonly string[], terms: readonly { id: string; label: string }[]) =>
    terms.flatMap(({ id, label }) => (ids.includes(id) ? [label] : []));
  return new Map(
    facts.map(({ id, usages, printers }) => [
      id,
      {
        usages: labels(usages, options.usages),
        printers: labels(printers, options.printers),
        hardness: hardness.get(id) ?? null,
      },
    ]),
  );
}

async function getLayerHeights(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const t = await getTranslations('Catalogue');
  const printers = await getFitPrinters(locale);
  return new Map(
    printers.map(({ id, printing: { minLayerHeight: min, maxLayerHeight: max } }) => [
      id,
      t('layerRange', { min, max }),
    ]),
  );
}

async function getRange(locale: Locale) {
  const format = await getFormatter();
  const [machines, printers, { rows }, layerHeights] = await Promise.all([
    getMachines(locale),
    getPrinters(locale),
    getComparison(locale),
    getLayerHeights(locale),
  ]);
  const columns = new Map(printers.map(({ id }, column) => [id, column]));
  const firstLineOf = (wanted: string, column: number) =>
    rows.find(({ key }) => key === wanted)?.cells[column]?.lines[0];
  const series = toSeries(machines);
  const toPrinter = (product: ProductCardData): CataloguePrinter[] => {
    const { id, buildVolume } = product;
    const column = columns.get(id);
    if (!buildVolume || column === undefined) return [];
    const [size, weight, power] = readPrinterHousing(rows, column);
    return [
      {
        ...{ product, volume: buildVolume, power: power ?? '' },
        housing: [size, weight].filter((text) => text !== undefined),
        pixelSize: firstLineOf('PIXEL_SIZE', column) ?? '',
        layerHeights: layerHeights.get(id) ?? '',
        wavelength: firstLineOf('WAVELENGTH', column) ?? '',
      },
    ];
  };
  const stations = machines.filter(({ buildVolume }) => !buildVolume);
  const [details, reflexFinishing] = await Promise.all([
    Promise.all(stations.map(({ id }) => findProduct(locale, id))),
    Promise.all(REFLEX_FINISHING.map((id) => findProduct(locale, id))),
  ]);
  const units = reflexFinishing.filter((unit) => unit !== null);
  return {
    printers: series.flatMap(({ products }) => products).flatMap(toPrinter),
    series: toSeries(stations).map(({ name, products }) => ({
      name,
      products: name === 'finishing' ? [...products, ...units] : products,
    })),
    stations: new Map(
      [...details, ...units].flatMap((station) =>
        station
          ? [
              [
                station.id,
                {
                  housing: readStationFacts(station, (value) => format.number(value)),
                  specification: readStationRows(station, ROWS),
                },
              ] as const,
            ]
          : [],
      ),
    ),
  };
}
