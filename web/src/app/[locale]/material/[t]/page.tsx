import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MaterialListPage } from '#features/materials/material-list-page.tsx';
import { materialListPath } from '#features/materials/material-paths.ts';
import { isScopeName, scopeNames } from '#features/materials/material-scopes.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { getPageMetadata } from '#metadata/page-metadata.ts';

type Props = { params: Promise<{ t: string }> };

/** Navigation waits for the static page: a loading state could show for a list that does not exist. */
export const instant = false;

export function generateStaticParams() {
  return scopeNames.map((t) => ({ t }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t: name } = await params;
  if (!isScopeName(name)) return getNotFoundMetadata();
  const t = await getTranslations('Materials.scopes');
  return getPageMetadata(materialListPath(name), { title: t(`${name}.title`), description: t(`${name}.intro`) });
}

export default async function Page({ params }: Props) {
  const { t: name } = await params;
  return isScopeName(name) ? <MaterialListPage name={name} /> : <NotFoundResponse />;
}
