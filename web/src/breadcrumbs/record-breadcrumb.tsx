import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { PageMark } from '#layout/page-mark.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { toBreadcrumbTree } from './breadcrumb-tree.ts';
import { findBreadcrumbs, toBreadcrumbList } from './find-breadcrumbs.ts';

type Props = { path: string; name: string; lang?: string | undefined };

/** Adds a record to the breadcrumbs of the footer, and all of them to the structured data of its page. */
export function RecordBreadcrumb({ path, name, lang }: Props) {
  const t = useTranslations('Site');
  const locale = localeFromTag(useLocale());
  const nodes = toBreadcrumbTree(locale, t('brand'));
  if (nodes[path]?.name) return null;
  const breadcrumbs = [...findBreadcrumbs(nodes, path, locale), { name, href: localePath(locale, path) }];
  return (
    <>
      <PageMark recordName={name} lang={lang} />
      {locale !== 'cn' && <StructuredData data={toBreadcrumbList(breadcrumbs, getEnv().SITE_URL)} />}
    </>
  );
}
