import { getTranslations } from 'next-intl/server';
import { machineStories } from '#content/hardware/machine-stories.ts';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { ArticleText } from '#features/articles/article-text.tsx';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { machineGuidePath } from '#features/documents/document-paths.ts';
import { getMachines, type ProductCardData } from '#features/products/product-data.ts';
import { getSoftwareReleases } from '#features/software/software-data.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { PageSections } from '#ui/page-sections.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { articleAnchor } from './article-anchor.ts';
import { ErrorCodeTable } from './error-code-table.tsx';
import { FirstHelp } from './first-help.tsx';
import { MachinePicker } from './machine-picker.tsx';
import { MachineResources } from './machine-resources.tsx';
import {
  findUsualProducts,
  hasGuide,
  isNamedIn,
  selectErrorCodes,
  sortByMachine,
  sortByRelevance,
} from './select-articles.ts';
import { SupportArticles } from './support-articles.tsx';
import { getSupportArticles, type SupportArticle, toTopics } from './support-data.ts';
import { SupportHeading } from './support-heading.tsx';
import { SupportLinks } from './support-links.tsx';

const ARTICLES = 'support-articles';
const TOP_ARTICLES = 3;
/** The maintenance schedules of UltraCraft and of Reflex printers, which stand open on the page of a printer. */
const SCHEDULES = ['817', '861'];
/** Many short lists: closer together than other sections, and without a line below their own. */
const LISTS = '[&>section]:border-b-0 [&>section]:py-6 desktop:[&>section]:py-8';

export async function ProductSupportPage({ product }: { product: ProductCardData }) {
  const t = await getTranslations('Support');
  const locale = await getCurrentLocale();
  const { id, slug, name, path, line, pictures } = product;
  const [listed, machines, releases] = await Promise.all([
    getSupportArticles(locale, id),
    getMachines(locale),
    getSoftwareReleases(locale),
  ]);
  const stations = machines.filter((machine) => machine.kind === 'STATION' && machine.id !== id);
  const isAboutStation = (article: SupportArticle) =>
    article.topic !== 'WARRANTY' && stations.some((station) => isNamedIn(article, station.id));
  const articles = sortByRelevance(listed).toSorted((a, b) => Number(isAboutStation(a)) - Number(isAboutStation(b)));
  const codes = selectErrorCodes(articles, id);
  const schedule = articles.find((article) => SCHEDULES.includes(article.id));
  const guide = hasGuide(articles, id) ? machineGuidePath(slug) : null;
  return (
    <>
      <SupportHeading
        contentId={ARTICLES}
        title={keepTogether(t('titleOf', { name }))}
        intro={t('introShort')}
        picture={pictures[0]}
        cutOut={machineStories[id]?.picture}
        topArticles={articles
          .filter(({ topic }) => topic === 'TROUBLESHOOTING')
          .filter((article) => !isAboutStation(article))
          .slice(0, TOP_ARTICLES)}
      />
      <Container className="pb-6">
        <MachineResources
          id={id}
          guide={guide}
          version={releases.find(({ channel }) => channel === 'LATEST')?.version}
        />
        <TranslationNotice of="list" served={articles.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <div id={ARTICLES} className={`mt-8 border-t border-line ${LISTS}`}>
          <PageSections
            label={t('onThisPage')}
            sections={[
              ...(codes.length > 0
                ? [{ id: 'codes', title: t('errorCodes.title'), content: <ErrorCodeTable codes={codes} /> }]
                : []),
              ...(schedule
                ? [{ id: 'schedule', title: schedule.title, content: <Schedule article={schedule} /> }]
                : []),
              ...toTopics(articles.filter((article) => article !== schedule)).map((group) => ({
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

function Schedule({ article: { id, body, servedLocale, title } }: { article: SupportArticle }) {
  return (
    <div
      id={articleAnchor(id)}
      className="scroll-mt-28 border-t border-line pt-4 sm:columns-2 sm:gap-x-10 [&_h3:first-child]:mt-0 [&_h3]:break-after-avoid [&_ul]:break-inside-avoid"
    >
      <ArticleText html={body} servedLocale={servedLocale} tableLabel={title} />
    </div>
  );
}

export async function SupportPage() {
  const t = await getTranslations('Support');
  const locale = await getCurrentLocale();
  const [listed, machines] = await Promise.all([getSupportArticles(locale, null), getMachines(locale)]);
  const articles = sortByMachine(listed, machines);
  const printers = machines.filter(({ kind }) => kind === 'PRINTER');
  const codes = selectErrorCodes(articles, null);
  const usual = findUsualProducts(codes) ?? [];
  return (
    <>
      <SupportHeading
        contentId={ARTICLES}
        title={t('title')}
        intro={t('intro')}
        picture={{ name: 'scenes/test-bench' }}
        machines={machines.map(({ id, name }) => ({ id, name }))}
      />
      <Container className="pb-6">
        <FirstHelp />
        <TranslationNotice of="list" served={articles.map(({ servedLocale }) => servedLocale)} className="mt-8" />
        <div id={ARTICLES} className={`mt-8 border-t border-line ${LISTS}`}>
          <PageSections
            label={t('onThisPage')}
            sections={[
              {
                id: 'machines',
                title: t('chooseMachine'),
                content: (
                  <>
                    <MachinePicker
                      machines={machines.map((machine) => ({ ...machine, hasGuide: hasGuide(articles, machine.id) }))}
                    />
                    <p className="mt-5 text-small text-ink-soft">
                      {t.rich('reflexUnits', {
                        link: (chunks) => (
                          <TextLink as={Link} href={accessoryListPath}>
                            {chunks}
                          </TextLink>
                        ),
                      })}
                    </p>
                  </>
                ),
              },
              {
                id: 'codes',
                title: t('errorCodes.title'),
                content: <ErrorCodeTable codes={codes} printers={printers} usual={usual} />,
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
