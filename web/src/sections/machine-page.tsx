import { machineStories } from '#content/hardware/machine-stories.ts';
import type { ProductDetail } from '#features/products/product-data.ts';
import { ProductPage } from '#features/products/product-page.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Sections } from './sections.tsx';

export async function MachinePage({ product }: { product: ProductDetail }) {
  const story = machineStories[product.id];
  if (!story) return <ProductPage product={product} />;
  const copy = story.copy[await getCurrentLocale()];
  return (
    <ProductPage product={product} cutOut={story.picture} story={<Sections layout={story.layout} copy={copy} />} />
  );
}
