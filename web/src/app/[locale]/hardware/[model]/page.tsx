import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findProduct, findProductSlug, getProductSlugs } from '../../../../features/products/product-data.ts';
import { ProductPage } from '../../../../features/products/product-page.tsx';
import { getCurrentLocale } from '../../../../i18n/locale.ts';
import { localePath } from '../../../../i18n/paths.ts';
import { getRecordMetadata } from '../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../site/not-found-metadata.ts';

type Props = { params: Promise<{ model: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const slugs = await getProductSlugs();
  return slugs.map(({ slug }) => ({ model: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const known = await findProductSlug((await params).model);
  const product = known && (await findProduct(await getCurrentLocale(), known.id));
  if (!product) return getNotFoundMetadata();
  return getRecordMetadata(product.path, { title: product.name, description: product.summary });
}

export default async function Page({ params }: Props) {
  const { model } = await params;
  const locale = await getCurrentLocale();
  const known = await findProductSlug(model);
  if (known && known.path !== `/hardware/${model}`) permanentRedirect(localePath(locale, known.path));
  const product = known && (await findProduct(locale, known.id));
  return product ? <ProductPage product={product} /> : <NotFoundAnswer />;
}
