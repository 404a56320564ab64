import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { getCurrentLocale, toGatewayLocale } from '#i18n/locale.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { castingAnchors, DentalCasting, JewelryBurnout } from './casting/casting-section.tsx';
import { ChartExplorer } from './chart/chart-explorer.tsx';
import { sortCategories } from './group-by-category.ts';
import { MaterialClosing } from './material-closing.tsx';
import { getMaterialFacts, getMaterialFilterOptions, getMaterialList, getSubtypeReading } from './material-data.ts';
import { MaterialFinder } from './material-finder.tsx';
import { closingPictures, listPictures } from './material-group-pictures.ts';
import { type MaterialScope, materialScopes, type ScopeName } from './material-scopes.ts';
import { MaterialReading } from './reading/material-reading.tsx';
import { ScopeLinks } from './scope-links.tsx';
import { RegistrationNotice } from './trade/registration-notice.tsx';

export async function MaterialListPage({ name }: { name: ScopeName }) {
  const locale = await getCurrentLocale();
  const scope: MaterialScope = materialScopes[name];
  const [initial, unsorted, facts, reading] = await Promise.all([
    getMaterialList(locale, scope),
    getMaterialFilterOptions(locale, scope),
    getMaterialFacts(locale, scope),
    getSubtypeReading(locale, scope),
  ]);
  const options = { ...unsorted, categories: sortCategories(unsorted.categories, initial.items, locale) };
  const t = await getTranslations('Materials');
  const { Materials } = await getMessages();
  return (
    <>
      <ListHeading name={name} />
      {scope.group === 'DENTAL' && <RegistrationNotice hasLink={false} />}
      {scope.subtype === 'CASTING' && <DentalCasting />}
      <div id={scope.subtype === 'CASTING' ? castingAnchors.jewelry : undefined}>
        <Container className="py-stack">
          {scope.subtype === 'CASTING' && (
            <SectionHeading title={t('casting.jewelry.heading')} intro={t('casting.jewelry.intro')} className="mb-8" />
          )}
          <TranslationNotice
            of="list"
            served={initial.items.map(({ servedLocale }) => servedLocale)}
            className="mb-8"
          />
          <NextIntlClientProvider messages={{ Materials }}>
            <MaterialFinder
              locale={toGatewayLocale(locale)}
              scope={scope}
              options={options}
              initial={initial}
              facts={facts}
              openingPicture={listPictures[name]}
            />
            {/* Castable resins are chosen by ash content, which the chart does not have. */}
            {scope.subtype !== 'CASTING' && (
              <ChartExplorer
                materials={facts}
                properties={options.properties}
                isDental={scope.group === 'DENTAL'}
                {...(scope.group === 'DENTAL' ? { categories: options.categories } : {})}
              />
            )}
          </NextIntlClientProvider>
          {scope.subtype === 'CASTING' && <JewelryBurnout />}
        </Container>
      </div>
      <MaterialReading materials={reading} />
      <MaterialClosing picture={{ name: closingPictures[scope.group] }} />
    </>
  );
}

async function ListHeading({ name }: { name: ScopeName }) {
  const t = await getTranslations('Materials');
  const isCasting = materialScopes[name].subtype === 'CASTING';
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-x-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className={`flex flex-col pt-10 desktop:pt-16 ${isCasting ? 'pb-10 desktop:pb-16' : ''}`}>
          <h1 className="text-title">{t(`scopes.${name}.title`)}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{keepTogether(t(`scopes.${name}.intro`))}</p>
          {isCasting && (
            <nav aria-label={t('onThisPage')} className="mt-6 flex flex-wrap gap-3">
              {(['dental', 'jewelry'] as const).map((trade) => (
                <Button key={trade} href={`#${castingAnchors[trade]}`} size="large">
                  {t(`casting.${trade}.title`)}
                </Button>
              ))}
            </nav>
          )}
          {/* Castable resins are for two groups. */}
          {!isCasting && <ScopeLinks name={name} />}
        </div>
        <Figure
          name={listPictures[name]}
          alt=""
          sizes="(width >= 993px) 26rem, 1px"
          priority
          className="soft-edges my-8 size-auto object-cover max-desktop:hidden"
        />
      </Container>
    </div>
  );
}
