import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { machineStories } from '#content/hardware/machine-stories.ts';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { getPrinters, type ProductCardData } from '#features/products/product-data.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { PageSections } from '#ui/page-sections.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PrinterPicker } from './printer-picker.tsx';
import { SupportArticles } from './support-articles.tsx';
import { getSupportArticles, toTopics } from './support-data.ts';
import { SupportHeading } from './support-heading.tsx';

const ARTICLES = 'support-articles';
/** Many short lists: closer together than other sections, and without a line below their own. */
const LISTS = '[&>section]:border-b-0 [&>section]:py-6 desktop:[&>section]:py-8';

export async function ProductSupportPage({ product }: { product: ProductCardData }) {
  const t = await getTranslations('Support');
  const locale = await getCurrentLocale();
  const { id, name, path, line, pictures } = product;
  const articles = await getSupportArticles(locale, id);
  return (
    <>
      <SupportHeading
        contentId={ARTICLES}
        title={keepTogether(t('titleOf', { name }))}
        intro={t('introShort')}
        picture={pictures[0]}
        cutOut={machineStories[id]?.picture}
      />
      <Container className="pb-6">
        <TranslationNotice of="list" served={articles.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <div id={ARTICLES} className={LISTS}>
          <PageSections
            label={t('onThisPage')}
            sections={[
              ...toTopics(articles).map((group) => ({
                id: group.topic.toLowerCase(),
                title: t(`topics.${group.topic}`),
                content: <SupportArticles articles={group.articles} />,
              })),
              { id: 'more', title: t('more'), content: <SupportLinks line={line} product={{ name, path }} /> },
            ]}
          />
        </div>
      </Container>
      <PageClosing kind="support" picture={pictures[0]} />
    </>
  );
}

export async function SupportPage() {
  const t = await getTranslations('Support');
  const locale = await getCurrentLocale();
  const [articles, printers] = await Promise.all([getSupportArticles(locale, null), getPrinters(locale)]);
  return (
    <>
      <SupportHeading
        contentId={ARTICLES}
        title={t('title')}
        intro={t('intro')}
        picture={{ name: 'scenes/test-bench' }}
      />
      <Container className="pb-6">
        <TranslationNotice of="list" served={articles.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <div id={ARTICLES} className={LISTS}>
          <PageSections
            label={t('onThisPage')}
            sections={[
              {
                id: 'printers',
                title: t('choosePrinter'),
                content: <PrinterPicker printers={printers} />,
              },
              ...toTopics(articles).map((group) => ({
                id: group.topic.toLowerCase(),
                title: t(`topics.${group.topic}`),
                content: <SupportArticles articles={group.articles} printers={printers} />,
              })),
              { id: 'more', title: t('more'), content: <SupportLinks /> },
            ]}
          />
        </div>
      </Container>
      <PageClosing kind="support" />
    </>
  );
}

type LinksProps = { line?: ProductCardData['line']; product?: { name: string; path: string } };

function SupportLinks({ line, product }: LinksProps) {
  const t = useTranslations('Support.links');
  const links = [
    { href: '/store/software', title: t('software'), text: t('softwareText') },
    {
      href: `/warranty-policies${line ? `#${line.toLowerCase()}` : ''}`,
      title: t('warranty'),
      text: t('warrantyText'),
    },
    { href: '#inquiry', title: t('manual'), text: t('manualText') },
    product
      ? { href: product.path, title: product.name, text: t('productText') }
      : { href: '/catalogue', title: t('catalogue'), text: t('catalogueText') },
  ];
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {links.map(({ href, title, text }) => (
        <li key={href} className="border-t border-line pt-4">
          <TextLink
            href={href}
            variant="standalone"
            className="text-subheading"
            {...(href.startsWith('/') && { as: Link })}
          >
            {title}
          </TextLink>
          <p className="mt-1.5 max-w-text text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
