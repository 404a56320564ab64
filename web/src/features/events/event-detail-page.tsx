import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { RecordRegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { RelatedLinks } from '#features/related/related-links.tsx';
import { TranslatedText } from '#features/translations/translated-text.tsx';
import { Link } from '#i18n/navigation.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EventActions } from './event-booking.tsx';
import { EventClosing } from './event-closing.tsx';
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
        <EventFacts event={{ ...event, ...texts }} lang={lang}>
          {!event.isOver && (
            <p className="mt-7 flex flex-wrap gap-3">
              <EventActions event={{ ...event, ...texts }} />
            </p>
          )}
        </EventFacts>
        <ArticleBody aside={<Aside event={event} />}>
          <TranslatedText
            html={event.body}
            servedLocale={event.servedLocale}
            tableLabel={t('table')}
            isSummarized={event.localizedSummary !== null}
            highlights={event.localizedSummary?.highlights}
          />
          <RecordRegistrationNote materials={event.materials} className="mt-10" />
        </ArticleBody>
      </article>
      <EventClosing event={{ ...event, ...texts }} />
    </>
  );
}

function Aside({ event: { products } }: { event: EventDetail }) {
  const t = useTranslations('Events');
  return (
    <>
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
