import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { getEnv } from '#config/env.ts';
import { stationUses } from '#content/hardware/station-uses.ts';
import { isListed } from '#content/pages.ts';
import type { PartName } from '#content/parts/parts.ts';
import type { CaseStudySummary } from '#features/case-studies/case-study-data.ts';
import { summarizedIn } from '#features/case-studies/case-study-summaries.ts';
import { CaseStudyTile } from '#features/case-studies/case-study-tile.tsx';
import { requestPath } from '#features/samples/request-query.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { localePath, tagOf, toLangAttribute } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { PageSections } from '#ui/page-sections.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { TextBlocks } from '#ui/text-blocks.tsx';
import { MaterialSection } from './detail/material-section.tsx';
import { NextSteps } from './detail/next-steps.tsx';
import { OrderBar } from './detail/order-bar.tsx';
import { OrderFacts } from './detail/order-facts.tsx';
import { ProductClosing } from './detail/product-closing.tsx';
import { ProductFoot } from './detail/product-foot.tsx';
import { ProductHeading } from './detail/product-heading.tsx';
import { ProductSpecification } from './detail/product-specification.tsx';
import { Accessories, PicturedProducts } from './detail/related-products.tsx';
import type { PlatformJob } from './platform/print-times.ts';
import { getProductCases, type ProductDetail } from './product-data.ts';
import { seriesName, seriesOf } from './product-series.ts';
import { toProductData } from './product-structured-data.ts';

type Props = {
  product: ProductDetail;
  /** The machine without a background. */
  cutOut?: string | undefined;
  /** Below the heading. */
  notice?: ReactNode;
  /** Pictures of the machine, below the links of the page. */
  pictures?: ReactNode;
  /** Sections between the highlights and the data. */
  story?: ReactNode;
  /** What the machine cannot do. */
  limits?: ReactNode;
  /** Whose print time is shown. */
  part?: PartName | undefined;
  /** Instead of the print time of a part. */
  job?: PlatformJob | undefined;
};

export async function ProductPage({ product, cutOut, notice, pictures, story, limits, part, job }: Props) {
  const t = await getTranslations();
  const locale = await getCurrentLocale();
  const lang = toLangAttribute(product.servedLocale, tagOf(locale));
  const { id, kind, materials, fits } = product;
  const series = seriesOf(product);
  const accessories = product.accessories?.map((one) => ({
    ...one,
    tagline: stationUses[series]?.[one.id]?.[locale] ?? one.tagline,
  }));
  const cases = kind === 'PRINTER' ? summarizedIn(await getProductCases(locale, product), locale) : [];
  const sections = {
    limits,
    specification: (
      <>
        <div lang={lang}>
          <ProductSpecification rows={product.specification} />
        </div>
        <OrderFacts product={product} />
      </>
    ),
    materials: materials && materials.length > 0 && <MaterialSection printerId={id} materials={materials} />,
    accessories: accessories && accessories.length > 0 && <Accessories printerId={id} items={accessories} />,
    fits: fits && fits.length > 0 && <PicturedProducts items={fits} />,
    cases: cases.length > 0 && <CaseList cases={cases} />,
    next: kind === 'PRINTER' && <NextSteps product={product} />,
  };
  const title = (id: keyof typeof sections | 'highlights') => t(`Products.sections.${id}`);
  const highlights = {
    ...{ id: 'highlights', title: title('highlights') },
    content: <TextBlocks blocks={product.highlights} lang={lang} />,
  };
  const names = (Object.keys(sections) as (keyof typeof sections)[]).filter((section) => sections[section]);
  const shown = names.map((id) => ({
    ...{ id, title: id === 'limits' ? t('Sections.limits') : title(id) },
    content: sections[id],
  }));
  const links = [highlights, ...names.map((id) => ({ id, title: title(id) }))];
  const place = {
    brand: t('Site.brand'),
    origin: getEnv().SITE_URL,
    toPath: (path: string) => localePath(locale, path),
  };
  const data = toProductData(product, place);
  return (
    <>
      {data && <StructuredData data={data} />}
      <ProductHeading product={product} cutOut={cutOut} eyebrow={seriesName(locale, series)} part={part} job={job}>
        {kind !== 'STATION' && <SampleButton />}
      </ProductHeading>
      {notice}
      <div>
        <OrderBar product={product} links={links} />
        {pictures}
        <Container>
          <TranslationNotice of="text" served={[product.servedLocale]} className="mt-8" />
          <PageSections sections={[highlights]} />
        </Container>
        {story}
        <Container className="pb-6">
          <PageSections sections={shown} />
        </Container>
        <ProductFoot name={product.name} />
      </div>
      <ProductClosing product={product} />
    </>
  );
}

async function SampleButton() {
  const t = await getTranslations('Products');
  if (!isListed(requestPath, await getCurrentLocale())) return null;
  return (
    <Button as={Link} href={requestPath} size="large">
      {t('orderSample')}
    </Button>
  );
}

function CaseList({ cases }: { cases: readonly CaseStudySummary[] }) {
  const [first] = cases;
  if (first && cases.length === 1) return <CaseStudyTile caseStudy={first} />;
  return (
    <ul className="even-grid gap-8">
      {cases.map((one) => (
        <li key={one.id}>
          <CaseStudyTile caseStudy={one} />
        </li>
      ))}
    </ul>
  );
}
