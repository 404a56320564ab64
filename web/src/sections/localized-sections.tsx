import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { getTranslations } from 'next-intl/server';
import { languageName } from '#features/translations/language-name.ts';
import { TranslationNotice } from '#features/translations/translation-notice.tsx';
import { Container } from '#ui/container.tsx';
import type { PageCopy, SectionLayouts } from './page-content.ts';
import { resolveCopy } from './resolve-copy.ts';
import { Sections } from './sections.tsx';

type Localized<Layout extends SectionLayouts> = {
  layout: Layout;
  copy: { readonly [Code in Locale]?: PageCopy<Layout> };
};

type Props<Layout extends SectionLayouts> = Localized<Layout> & {
  abridged?: Localized<SectionLayouts>;
  locale: Locale;
};

/** Sections in the requested locale, or those in the fallback: below a notice, or folded below the short form. */
export async function LocalizedSections<Layout extends SectionLayouts>(props: Props<Layout>) {
  const { layout, copy: copies, abridged, locale } = props;
  const { copy, served } = resolveCopy(copies, locale);
  if (served === locale) return <Sections layout={layout} copy={copy} />;
  const { graphql, tag } = locales[served];
  const short = abridged?.copy[locale];
  if (!short) {
    return (
      <>
        <Container className="pt-8">
          <TranslationNotice of="text" served={[graphql]} />
        </Container>
        <div lang={tag}>
          <Sections layout={layout} copy={copy} />
        </div>
      </>
    );
  }
  const t = await getTranslations('Languages');
  return (
    <>
      <Sections layout={abridged.layout} copy={short} />
      <details className="unmarked border-t border-line bg-paper-deep">
        <summary>
          <Container className="flex items-center justify-between gap-4 py-6 text-subheading">
            {t('fullText', { language: languageName(tag, locales[locale].tag) })}
            <span aria-hidden className="plus-minus" />
          </Container>
        </summary>
        <div lang={tag} className="bg-paper">
          <Sections layout={withoutHero(layout)} copy={copy} />
        </div>
      </details>
    </>
  );
}

/** A page has one heading of the first level. */
function withoutHero<Layout extends SectionLayouts>(layout: Layout): Layout {
  return Object.fromEntries(Object.entries(layout).filter(([, { kind }]) => kind !== 'hero')) as Layout;
}
