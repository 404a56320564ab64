import { getTranslations } from 'next-intl/server';
import { machinePictures, pictureCaptions } from '#content/hardware/machine-pictures/machine-pictures.ts';
import { machineStories } from '#content/hardware/machine-stories.ts';
import type { PartName } from '#content/parts/parts.ts';
import { PrinterRegistrationNotice } from '#features/materials/trade/printer-registration-notice.tsx';
import { dentalResinsOf } from '#features/products/dental-resins.ts';
import { PictureRow } from '#features/products/detail/picture-row.tsx';
import type { ProductDetail } from '#features/products/product-data.ts';
import { ProductPage } from '#features/products/product-page.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { keepAllTogether, keepTogether } from '#ui/keep-together.ts';
import { LimitList } from './limits.tsx';
import type { CopyOf, LayoutOf, SectionLayout, SectionLayouts } from './page-content.ts';
import { Sections } from './sections.tsx';

export async function MachinePage({ product }: { product: ProductDetail }) {
  const story = machineStories[product.id];
  if (!story) return <ProductPage product={product} />;
  const locale = await getCurrentLocale();
  const copy = story.copy[locale];
  const { limits, ...sections } = story.layout;
  return (
    <ProductPage
      product={product}
      cutOut={story.picture}
      notice={<PrinterRegistrationNotice materials={dentalResinsOf(product)} />}
      pictures={<MachinePictures product={product} />}
      story={<Sections layout={sections} copy={copy} />}
      part={product.line === 'REFLEX' ? findPart(story.layout) : undefined}
      job={story.job?.[locale]}
      limits={limits && <MachineLimits layout={limits} copy={copy['limits']} />}
    />
  );
}

/** The first that the story draws on the platform. Dental printers are compared by full arches instead. */
function findPart(layout: SectionLayouts): PartName | undefined {
  return Object.values(layout).flatMap((section) => (section.kind === 'platform' ? section.parts : []))[0];
}

type LimitsProps = { layout: SectionLayout; copy: CopyOf<SectionLayout> | undefined };

function MachineLimits({ layout, copy }: LimitsProps) {
  if (layout.kind !== 'limits' || !copy) return null;
  // The copy has the kind of the layout.
  return <LimitList layout={layout} copy={keepAllTogether(copy as CopyOf<LayoutOf<'limits'>>)} />;
}

async function MachinePictures({ product: { id, name } }: { product: ProductDetail }) {
  const t = await getTranslations('Products');
  const captions = pictureCaptions[await getCurrentLocale()];
  const views = (machinePictures[id] ?? []).map((view) => ({ ...view, caption: keepTogether(captions[view.caption]) }));
  if (views.length === 0) return null;
  return (
    <Container className="pt-8 max-desktop:pb-6 desktop:pt-10">
      <PictureRow label={t('picturesOf', { name })} views={views} />
    </Container>
  );
}
