import { NextIntlClientProvider } from 'next-intl';
import { getFormatter, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { machineStories } from '#content/hardware/machine-stories.ts';
import { printerUsers } from '#content/hardware/printer-users.ts';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { DocumentLink } from '#features/documents/document-link.tsx';
import { priceListPath } from '#features/documents/document-paths.ts';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { formatMeasurement } from '#ui/format-measurement.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { PageLinks } from '#ui/page-links.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toCardFigures, toStationFigures } from './card-figures.ts';
import { CompareToggle } from './comparison/compare-toggle.tsx';
import { CompareTray } from './comparison/compare-tray.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { getComparison } from './comparison/comparison-data.ts';
import { ComparisonOrder } from './comparison/comparison-order.tsx';
import { addPrintRows } from './comparison/print-rows.ts';
import { PrinterChoice } from './printer-choice.tsx';
import { ProductCard } from './product-card.tsx';
import { findProduct, getMachines, type ProductCardData } from './product-data.ts';
import { seriesName, toSeries } from './product-series.ts';

const supplies = [
  { kind: 'films', picture: 'accessories/ultracraft-release-film-set' },
  { kind: 'trays', picture: 'accessories/ultracraft-resin-tray' },
  { kind: 'platforms', picture: 'accessories/perforated-build-platform' },
  { kind: 'filters', picture: 'accessories/reflex-air-filter' },
] as const;

export async function HardwarePage() {
  const locale = await getCurrentLocale();
  const t = await getTranslations();
  const [machines, compared, format] = await Promise.all([getMachines(locale), getComparison(locale), getFormatter()]);
  const comparison = addPrintRows(compared, machines, { t, format });
  const series = toSeries(machines);
  const { Comparison: comparisonMessages, ListPrice } = await getMessages();
  const slugs = comparison.printers.map(({ slug }) => slug);
  const jobOf = ({ id }: ProductCardData) => machineStories[id]?.job?.[locale];
  const figures = toCardFigures(machines, comparison, { t, format }, jobOf);
  const stationFigures = await getStationFigures(machines.filter(({ buildVolume }) => !buildVolume));
  return (
    <NextIntlClientProvider messages={{ Comparison: comparisonMessages, ListPrice }}>
      <QueryStateProvider>
        <div className="not-with-comparison border-b border-line bg-paper-deep">
          <Container className="list-heading pt-10 desktop:pt-16">
            <div className="grid items-end gap-x-12 gap-y-8 desktop:grid-cols-[5fr_6fr]">
              <div>
                <SectionHeading level={1} title={t('Products.hardware.title')} intro={t('Products.hardware.intro')} />
                <p className="list-only mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
                  <Button href="#comparison">{t('Products.hardware.compare')}</Button>
                  {machines.some(({ price }) => price !== null) && (
                    <DocumentLink kind="price-list" path={priceListPath} />
                  )}
                </p>
                {machines.some(({ price }) => price !== null) && (
                  <p className="list-only mt-4 text-small text-ink-soft">{t('Products.hardware.priceNote')}</p>
                )}
              </div>
              <div className="list-only">
                <Figure
                  name="scenes/printer-range"
                  alt={t('Products.hardware.alt')}
                  sizes="(width >= 993px) 50vw, 100vw"
                  priority
                  className="aspect-video rounded-panel object-cover"
                />
              </div>
            </div>
            <div className="list-only mt-10">
              <PrinterChoice title={t('Products.hardware.choice')} series={series} />
              <RegistrationNote className="mt-8" />
            </div>
            <PageLinks
              label={t('Products.onThisPage')}
              links={[
                ...series.map(({ name }) => ({ id: name, title: seriesName(locale, name) })),
                { id: 'supplies', title: t('Products.supplies.title') },
              ]}
              className="list-only mt-8 py-2"
            />
          </Container>
        </div>
        <ComparisonOrder
          slugs={slugs}
          list={
            <div className="not-with-comparison">
              <Container>
                <TranslationNotice
                  of="list"
                  served={machines.map(({ servedLocale }) => servedLocale)}
                  className="mt-8"
                />
                {series.map(({ name, products }, place) => (
                  <SeriesSection
                    key={name}
                    id={name}
                    title={seriesName(locale, name)}
                    note={name === 'dentalPrinters' ? t('Products.hardware.outputNote') : undefined}
                    count={products.length}
                  >
                    {products.map((product, index) => (
                      <li key={product.id}>
                        <ProductCard
                          product={product}
                          users={printerUsers[product.slug]?.[locale]}
                          hasPrice
                          figures={figures.get(product.slug) ?? stationFigures.get(product.slug)}
                          action={
                            slugs.includes(product.slug) && (
                              <CompareToggle printer={{ slug: product.slug, name: product.name }} slugs={slugs} />
                            )
                          }
                          isFirst={place === 0 && index === 0}
                        />
                      </li>
                    ))}
                  </SeriesSection>
                ))}
                <section aria-labelledby="supplies" className="py-stack desktop:py-14">
                  <SectionHeading
                    id="supplies"
                    title={t('Products.supplies.title')}
                    intro={t('Products.supplies.text')}
                  />
                  <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 desktop:grid-cols-4">
                    {supplies.map(({ kind, picture }) => (
                      <li key={kind}>
                        <Figure
                          name={picture}
                          alt=""
                          sizes="(width >= 993px) 23vw, 46vw"
                          className="aspect-[4/3] rounded-panel object-cover"
                        />
                        <p className="mt-2 text-small text-ink-soft">{t(`Products.supplies.${kind}`)}</p>
                      </li>
                    ))}
                  </ul>
                  <p className="mt-6">
                    <TextLink as={Link} href={accessoryListPath} variant="standalone">
                      {t('Products.toAccessories')}
                    </TextLink>
                  </p>
                </section>
              </Container>
              <CompareTray printers={comparison.printers.map(({ slug, name }) => ({ slug, name }))} />
            </div>
          }
          comparison={
            <section
              aria-labelledby="comparison"
              className="border-t border-line bg-surface [--table-ground:var(--surface)]"
            >
              <Container className="py-stack desktop:py-16">
                <SectionHeading
                  id="comparison"
                  title={t('Comparison.title')}
                  intro={t('Comparison.intro')}
                  className="mb-8"
                />
                <Comparison {...comparison} />
              </Container>
            </section>
          }
        />
        <CallToAction
          layout={{ kind: 'call-to-action', picture: 'scenes/print-floor', links: { inquiry: '#inquiry' } }}
          copy={{
            title: t('Products.help.title'),
            text: t('Products.help.text'),
            alt: t('Products.help.alt'),
            links: { inquiry: t('Products.help.action') },
          }}
        />
      </QueryStateProvider>
    </NextIntlClientProvider>
  );
}

async function getStationFigures(stations: readonly ProductCardData[]) {
  const locale = await getCurrentLocale();
  const format = await getFormatter();
  const figures = stations.map(async ({ id, slug }) => {
    const station = await findProduct(locale, id);
    return [
      slug,
      toStationFigures(station?.specification ?? [], ({ value, unit }) =>
        formatMeasurement(format.number(value), unit, tagOf(locale)),
      ),
    ] as const;
  });
  return new Map(await Promise.all(figures));
}

type SeriesProps = { id: string; title: string; note: string | undefined; count: number; children: ReactNode };

function SeriesSection({ id, title, note, count, children }: SeriesProps) {
  return (
    <section aria-labelledby={id} className="border-b border-line py-stack desktop:py-14">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {note && <p className="mt-2 text-small text-ink-soft">{keepTogether(note)}</p>}
      <ul
        className={`card-grid mt-6 grid gap-5 sm:grid-cols-2 sm:max-desktop:*:last:odd:col-span-2 ${count === 2 ? '' : 'desktop:grid-cols-3'}`}
      >
        {children}
      </ul>
    </section>
  );
}
