import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getMaterialList } from '../../features/materials/material-data.ts';
import { materialListPath } from '../../features/materials/material-paths.ts';
import { groupNames, materialScopes } from '../../features/materials/material-scopes.ts';
import { getCurrentLocale } from '../../i18n/locale.ts';
import { Link } from '../../i18n/navigation.ts';
import { getPageMetadata } from '../../site/metadata.ts';
import { PageBody } from '../../ui/page-body.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Home');
  return getPageMetadata('/', { title: t('title'), description: t('intro') });
}

export default async function Page() {
  const t = await getTranslations();
  const locale = await getCurrentLocale();
  const lists = await Promise.all(groupNames.map((name) => getMaterialList(locale, materialScopes[name])));
  return (
    <PageBody>
      <h1 className="text-5xl font-semibold tracking-tight desktop:text-7xl">{t('Home.title')}</h1>
      <p className="mt-6 max-w-2xl text-lg text-ink-soft">{t('Home.intro')}</p>
      <ul className="mt-12 grid gap-4 desktop:grid-cols-3">
        {groupNames.map((name, index) => (
          <li key={name} className="relative border border-line bg-surface p-6 hover:border-accent">
            <h2 className="text-2xl font-semibold">
              <Link href={materialListPath(name)} className="after:absolute after:inset-0">
                {t(`Materials.scopes.${name}.title`)}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{t(`Materials.scopes.${name}.intro`)}</p>
            <p className="mt-6 text-sm text-accent">{t('Home.browse', { count: lists[index]?.totalCount ?? 0 })}</p>
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
