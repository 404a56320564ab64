import { locales } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { isInLanguage } from '#features/translations/own-language.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { PaperLinks } from './paper-links.tsx';
import { getResources, type ListedResource } from './resource-data.ts';
import { ResourceFinder } from './resource-finder.tsx';
import type { ResourceScope } from './resource-paths.ts';
import { ResourceRow } from './resource-row.tsx';
import { toResourceTexts } from './resource-texts.ts';
import { ScopeLinks } from './scope-links.tsx';

export async function ResourceListPage({ scope }: { scope: ResourceScope }) {
  const locale = await getCurrentLocale();
  const resources = await getResources(locale, scope);
  const t = await getTranslations('Resources.scopes');
  const { Resources } = await getMessages();
  const toSearchText = (resource: ListedResource) => {
    const { title, summary } = toResourceTexts(resource, locales[locale].tag);
    return `${title} ${summary}`;
  };
  const rows = resources.map((resource) => ({
    id: resource.id,
    module: resource.module,
    printers: resource.printers,
    works: resource.works,
    searchText: toSearchText(resource),
    isInPageLanguage: isInLanguage(resource, locale),
    node: <ResourceRow resource={resource} />,
  }));
  return (
    <>
      <ListHeading title={t(`${scope}.title`)} intro={t(`${scope}.intro`)} isCompact>
        <ScopeLinks scope={scope} />
      </ListHeading>
      <Container className="py-stack">
        {scope === 'all' && <PaperLinks />}
        <NextIntlClientProvider messages={{ Resources }}>
          <ResourceFinder rows={rows} />
        </NextIntlClientProvider>
        {scope !== 'reflex' && <RegistrationNote className="mt-12" />}
      </Container>
    </>
  );
}
