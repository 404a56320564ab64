import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { getCurrentLocale, toGatewayLocale } from '../../i18n/locale.ts';
import { PageBody } from '../../ui/page-body.tsx';
import { getMaterialFilterOptions, getMaterialList } from './material-data.ts';
import { MaterialFinder } from './material-finder.tsx';
import { materialScopes, type ScopeName } from './material-scopes.ts';
import { ScopeLinks } from './scope-links.tsx';

export async function MaterialListPage({ name }: { name: ScopeName }) {
  const locale = await getCurrentLocale();
  const t = await getTranslations('Materials.scopes');
  const scope = materialScopes[name];
  const [initial, options] = await Promise.all([
    getMaterialList(locale, scope),
    getMaterialFilterOptions(locale, scope),
  ]);
  const { Materials } = await getMessages();
  return (
    <PageBody>
      <h1 className="text-4xl font-semibold tracking-tight desktop:text-5xl">{t(`${name}.title`)}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{t(`${name}.intro`)}</p>
      <ScopeLinks name={name} />
      <NextIntlClientProvider messages={{ Materials }}>
        <MaterialFinder locale={toGatewayLocale(locale)} scope={scope} options={options} initial={initial} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
