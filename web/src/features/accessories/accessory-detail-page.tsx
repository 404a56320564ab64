import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getEnv } from '#config/env.ts';
import { accessoryUses } from '#content/hardware/accessory-uses.ts';
import { accessoryPictures, pictureCaptions } from '#content/hardware/machine-pictures/machine-pictures.ts';
import { OrderBar } from '#features/products/detail/order-bar.tsx';
import { OrderFacts } from '#features/products/detail/order-facts.tsx';
import { PictureRow } from '#features/products/detail/picture-row.tsx';
import { ProductClosing } from '#features/products/detail/product-closing.tsx';
import { ProductHeading } from '#features/products/detail/product-heading.tsx';
import { ProductSpecification } from '#features/products/detail/product-specification.tsx';
import { PicturedProducts, ProductRows } from '#features/products/detail/related-products.tsx';
import { getPrinters, type ProductDetail } from '#features/products/product-data.ts';
import { toProductData } from '#features/products/product-structured-data.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { localePath, tagOf, toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { PageSections } from '#ui/page-sections.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AccessoryFit } from './accessory-fit.tsx';
import { AccessoryNextSteps } from './accessory-next-steps.tsx';
import { accessoryListPath } from './accessory-paths.ts';
import { listVariants, toNumberRange } from './order-numbers.ts';

export async function AccessoryDetailPage({ accessory }: { accessory: ProductDetail }) {
  const t = await getTranslations();
  const locale = await getCurrentLocale();
  const { accessoryType, orderNumber, servedLocale, fits, relatedAccessories } = accessory;
  const printers = await getPrinters(locale);
  const range = toNumberRange(listVariants(accessory, printers));
  const lang = toLangAttribute(servedLocale, tagOf(locale));
  const sections = {
    highlights: <TextBlocks blocks={accessory.highlights} lang={lang} />,
    specification: (
      <>
        <div lang={lang}>
          <ProductSpecification rows={accessory.specification} />
        </div>
        <OrderFacts product={accessory} />
      </>
    ),
    fits: fits && fits.length > 0 && <ProductRows items={fits} />,
    related: relatedAccessories && relatedAccessories.length > 0 && <PicturedProducts items={relatedAccessories} />,
    next: <AccessoryNextSteps accessory={accessory} />,
  };
  const names = (Object.keys(sections) as (keyof typeof sections)[]).filter((section) => sections[section]);
  const shown = names.map((id) => ({ id, title: t(`Accessories.sections.${id}`), content: sections[id] }));
  const place = {
    brand: t('Site.brand'),
    origin: getEnv().SITE_URL,
    toPath: (path: string) => localePath(locale, path),
  };
  const data = toProductData(accessory, place);
  return (
    <>
      {data && <StructuredData data={data} />}
      <ProductHeading
        product={accessory}
        eyebrow={accessoryType && t(`Accessories.types.${accessoryType}`)}
        note={
          <>
            <AccessoryFit
              printers={fits ?? []}
              all={printers}
              use={accessoryUses[accessory.id]}
              className="mt-4 font-medium"
            />
            {range ? (
              <p className="mt-1 text-small text-ink-soft">
                <TextLink href="#specification">{t.rich('Accessories.orderNumbers', { ...range, whole })}</TextLink>
              </p>
            ) : (
              orderNumber && (
                <p className="mt-1 text-small text-ink-soft tabular-nums">
                  {t.rich('Accessories.orderNumber', { number: orderNumber, whole })}
                </p>
              )
            )}
            {!accessory.price && <p className="mt-1 text-small text-ink-soft">{t('Comparison.onRequest')}</p>}
          </>
        }
      >
        <Button as={Link} href={accessoryListPath} size="large">
          {t('Accessories.all')}
        </Button>
      </ProductHeading>
      <div>
        <OrderBar product={accessory} links={shown} />
        <AccessoryPictures accessory={accessory} />
        <Container className="pb-6">
          <TranslationNotice of="text" served={[servedLocale]} className="mt-8" />
          <PageSections sections={shown} />
        </Container>
      </div>
      <ProductClosing product={accessory} />
    </>
  );
}

/** An order number does not break at its hyphens. */
const whole = (chunks: ReactNode) => <span className="whitespace-nowrap">{chunks}</span>;

async function AccessoryPictures({ accessory: { id, name } }: { accessory: ProductDetail }) {
  const t = await getTranslations('Products');
  const captions = pictureCaptions[await getCurrentLocale()];
  const views = (accessoryPictures[id] ?? []).map((view) => ({
    ...view,
    caption: keepTogether(captions[view.caption]),
  }));
  if (views.length === 0) return null;
  return (
    <Container className="pt-8 max-desktop:pb-6 desktop:pt-10">
      <PictureRow label={t('picturesOf', { name })} views={views} />
    </Container>
  );
}
