import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { ArticleText } from '#features/articles/article-text.tsx';
import { ArticleClosing } from '#features/related/article-closing.tsx';
import { RelatedLinks } from '#features/related/related-links.tsx';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { Link } from '#i18n/navigation.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EventActions } from './event-booking.tsx';
import type { EventDetail } from './event-data.ts';
import { EventFacts } from './event-facts.tsx';
import { eventListPath } from './event-paths.ts';
import { toEventData } from './event-structured-data.ts';
import { toEventTexts } from './event-texts.ts';

export function EventDetailPage({ event }: { event: EventDetail }) {
  const t = useTranslations('Events');
  const site = useTranslations('Site');
  const { lang, hrefLang, ...texts } = toEventTexts(event, useLocale());
  return (
    <>
      <article>
        <StructuredData data={toEventData(event, { origin: getEnv().SITE_URL, brand: site('brand') })} />
        <ArticleHeading
          eyebrow={t(`kinds.${event.category}`)}
          title={texts.title}
          summary={texts.summary}
          lang={lang}
          picture={event.picture}
        />
        <EventFacts event={{ ...event, ...texts }} lang={lang} />
        <ArticleBody aside={<Aside event={{ ...event, ...texts }} />}>
          <TranslationNotice of={hrefLang ? 'body' : 'text'} served={[event.servedLocale]} className="mb-8" />
          <ArticleText html={event.body} servedLocale={event.servedLocale} tableLabel={t('table')} />
        </ArticleBody>
      </article>
      <ArticleClosing products={event.products} />
    </>
  );
}

function Aside({ event }: { event: EventDetail }) {
  const { products, isOver } = event;
  const t = useTranslations('Events');
  return (
    <>
      {!isOver && <EventActions event={event} />}
      {products && products.length > 0 && (
        <AsideSection title={t('products')}>
          <RelatedLinks items={products} />
        </AsideSection>
      )}
      <AsideSection title={t('more')}>
        <p className="mt-3">
          <TextLink as={Link} href={eventListPath} variant="standalone">
            {t('all')}
          </TextLink>
        </p>
      </AsideSection>
    </>
  );
}
