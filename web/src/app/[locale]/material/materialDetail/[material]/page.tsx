import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { findMaterial, getMaterialSlugs } from '../../../../../features/materials/material-data.ts';
import { MaterialDetailPage } from '../../../../../features/materials/material-detail-page.tsx';
import { materialPath } from '../../../../../features/materials/material-paths.ts';
import { getCurrentLocale } from '../../../../../i18n/locale.ts';
import { localePath } from '../../../../../i18n/paths.ts';
import { getRecordMetadata } from '../../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../../site/not-found-metadata.ts';

type Props = { params: Promise<{ material: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const slugs = await getMaterialSlugs();
  return slugs.map((material) => ({ material }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { material: slug } = await params;
  const material = await findMaterial(await getCurrentLocale(), slug);
  if (!material) return getNotFoundMetadata();
  return getRecordMetadata(materialPath(material.slug), { title: material.name, description: material.summary });
}

export default async function Page({ params }: Props) {
  const { material: slug } = await params;
  const locale = await getCurrentLocale();
  const material = await findMaterial(locale, slug);
  if (!material) return <NotFoundAnswer />;
  if (material.slug !== slug) permanentRedirect(localePath(locale, materialPath(material.slug)));
  return <MaterialDetailPage material={material} />;
}
