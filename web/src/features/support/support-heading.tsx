import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { facts } from '#content/facts.ts';
import type { ProductCardData } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import type { PictureName } from '#sections/page-content.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { articleAnchor } from './article-anchor.ts';
import type { SupportArticle } from './support-data.ts';
import { SupportPhone } from './support-phone.tsx';
import { SupportSearch } from './support-search.tsx';

type Props = {
  /** Element with the support articles, for the search. */
  contentId: string;
  title: string;
  intro: string;
  picture?: ProductCardData['pictures'][number] | { name: PictureName } | undefined;
  /** The machine without a background, instead of the picture. */
  cutOut?: string | undefined;
  /** Articles that visitors of the page look for most often. */
  topArticles?: readonly SupportArticle[];
  /** To choose from, on the page about all machines. */
  machines?: readonly { id: string; name: string }[];
};

export async function SupportHeading(props: Props) {
  const { contentId, title, intro, picture, cutOut, topArticles = [], machines } = props;
  const t = await getTranslations();
  const locale = await getCurrentLocale();
  const { Support } = await getMessages();
  return (
    <div className="overflow-x-clip border-b border-line bg-paper-deep">
      <Container className={`grid items-stretch gap-x-10 ${picture ? 'desktop:grid-cols-[1fr_minmax(0,26rem)]' : ''}`}>
        <div className="flex flex-col py-10 desktop:py-14">
          <SectionHeading level={1} title={title} intro={intro} />
          <div className="mt-7 max-w-text">
            <NextIntlClientProvider messages={{ Support: { search: Support.search } }}>
              <SupportSearch contentId={contentId} {...(machines && { machines })} />
            </NextIntlClientProvider>
          </div>
          {topArticles.length > 0 && <TopArticles articles={topArticles} />}
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button href="#inquiry">{t('Support.contactSupport')}</Button>
            <SupportPhone />
          </div>
          <p className="mt-3 max-w-text text-small text-ink-soft">{t('Support.night')}</p>
          {marketContacts[locale].hasWechat && (
            <p className="mt-1 text-small text-ink-soft">{t('Contact.wechatSearch')}</p>
          )}
          <dl
            className={`mt-auto grid gap-x-8 gap-y-3 pt-8 desktop:pt-10 ${machines ? 'sm:grid-cols-[1fr_1.6fr_1fr]' : 'sm:grid-cols-[1fr_2fr]'}`}
          >
            <Measure
              name={t('Support.answers')}
              value={t('Support.minutes', { count: facts.supportResponseTime.value })}
            />
            <Measure name={t('Support.solved')} value={t('Support.hours', { count: facts.supportSolved.value })} />
            {machines && (
              <Measure
                name={t('Support.reach')}
                value={t('Support.countries', { count: facts.supportCountries.value })}
              />
            )}
          </dl>
        </div>
        {picture && (
          <div className={`self-center max-desktop:hidden ${cutOut ? '-mx-[12%]' : ''}`}>
            <Figure
              {...(cutOut ? { name: cutOut } : picture)}
              alt=""
              sizes="(width >= 993px) 32rem, 1px"
              priority
              className={cutOut ? '' : 'rounded-panel'}
            />
          </div>
        )}
      </Container>
    </div>
  );
}

function TopArticles({ articles }: { articles: readonly SupportArticle[] }) {
  const t = useTranslations('Support');
  const locale = useLocale();
  return (
    <nav aria-label={t('topArticles')} className="mb-2">
      <p className="text-small text-ink-soft">{t('topArticles')}</p>
      <ul className="mt-1 grid gap-1">
        {articles.map(({ id, title, servedLocale }) => (
          <li key={id} lang={toLangAttribute(servedLocale, locale)}>
            <TextLink href={`#${articleAnchor(id)}`}>{keepTogether(title)}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Measure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 border-t border-ink pt-3">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-subheading tabular-nums">{value}</dd>
    </div>
  );
}
