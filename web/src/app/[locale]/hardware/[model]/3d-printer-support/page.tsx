import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RecordBreadcrumb } from '#breadcrumbs/record-breadcrumb.tsx';
import { pageNames } from '#content/page-names/page-names.ts';
import { findProduct, findProductSlug, getProductSlugs } from '#features/products/product-data.ts';
import { ProductSupportPage } from '#features/support/support-page.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { localePath } from '#i18n/paths.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { assertRecordMissing } from '#routes/assert-record-missing.ts';

type Props = { params: Promise<{ model: string }> };

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const slugs = await getProductSlugs();
  return slugs.filter(({ hasSupport }) => hasSupport).map(({ slug }) => ({ model: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await findSupported((await params).model);
  if (!product) return getNotFoundMetadata();
  const t = await getTranslations('Support');
  const { name, path } = product;
  return getPageMetadata(`${path}/3d-printer-support`, {
    title: t('titleOf', { name }),
    description: t('introOf', { name }),
  });
}

export default async function Page({ params }: Props) {
  const { model } = await params;
  const product = await findSupported(model);
  if (!product) return <NotFoundResponse />;
  const locale = await getCurrentLocale();
  const path = `${product.path}/3d-printer-support`;
  if (product.slug !== model) permanentRedirect(localePath(locale, path));
  return (
    <>
      <ProductSupportPage product={product} />
      <RecordBreadcrumb path={path} name={pageNames[locale]['/store/support']} />
    </>
  );
}

async function findSupported(model: string) {
  const known = await findProductSlug(model);
  if (!known?.hasSupport) return null;
  const product = await findProduct(await getCurrentLocale(), known.id);
  const listed = await getProductSlugs();
  if (!product) assertRecordMissing({ slug: known.slug, listed: listed.map(({ slug }) => slug) });
  return product;
}
