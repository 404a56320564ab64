import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { isListedAddress } from '#content/pages.ts';
import { ArticleStructuredData } from '#features/articles/article-structured-data.tsx';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { DocumentLink } from '#features/documents/document-link.tsx';
import { paperPath } from '#features/documents/document-paths.ts';
import { RecordRegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { RelatedEquipment } from '#features/related/related-equipment.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, toLangAttribute } from '#i18n/paths.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { NextResources } from './next-resources.tsx';
import { PaperText } from './paper-text.tsx';
import type { ResourceDetail } from './resource-data.ts';
import { resourceListPaths, resourceSlugOf } from './resource-paths.ts';
import { moduleNames, modules, toResourceSearch } from './resource-query.ts';

export function ResourceDetailPage({ resource }: { resource: ResourceDetail }) {
  const { id, module, title, summary, body, picture, publishedOn, servedLocale, liveStream } = resource;
  const t = useTranslations('Resources');
  const format = useFormatter();
  const lang = toLangAttribute(servedLocale, useLocale());
  const isDental = resource.products?.some(({ line }) => line === 'DENTAL');
  const paper = module === 'WHITE_PAPERS' ? resourceSlugOf(resource.path) : null;
  return (
    <>
      <article>
        <ArticleStructuredData type="Article" article={resource} />
        <ArticleHeading
          eyebrow={liveStream ? t('videoKind') : t(`kinds.${module}`)}
          title={title}
          summary={summary}
          lang={lang}
          picture={picture}
        >
          <time dateTime={publishedOn}>
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          {paper && (
            <p className="mt-2 text-base">
              <DocumentLink kind="paper" path={paperPath(paper)} />
            </p>
          )}
        </ArticleHeading>
        <ArticleBody aside={<Aside resource={resource} />}>
          <TranslationNotice of="text" served={[servedLocale]} className="mb-8" />
          <PaperText id={id} html={body} servedLocale={servedLocale} tableLabel={t('table')} />
          <RecordRegistrationNote materials={resource.materials} className="mt-10" />
        </ArticleBody>
      </article>
      <NextResources after={resource} />
      <PageClosing kind="resource" {...(isDental && { picture: { name: 'scenes/case-pans' } })} />
    </>
  );
}

function Aside({ resource: { liveStream, products, materials, module } }: { resource: ResourceDetail }) {
  const t = useTranslations('Resources');
  const locale = localeFromTag(useLocale());
  const name = moduleNames.find((one) => modules[one] === module);
  return (
    <>
      {liveStream && isListedAddress(liveStream.path, locale) && (
        <p>
          <Button variant="primary" href={liveStream.path} as={Link} className="w-full">
            {t('watch')}
          </Button>
        </p>
      )}
      <RelatedEquipment
        titles={{ products: t('products'), materials: t('materials') }}
        products={products}
        materials={materials}
      />
      {name && (
        <AsideSection title={t('more')}>
          <p className="mt-3">
            <TextLink
              as={Link}
              href={resourceListPaths.all + toResourceSearch('', { module: [name] })}
              variant="standalone"
            >
              {t(`modules.${module}`)}
            </TextLink>
          </p>
        </AsideSection>
      )}
    </>
  );
}
