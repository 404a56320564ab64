import { type Locale, locales } from '@heliograph/schema/locales.ts';
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

/** Sections in the requested locale, or its short form and those in the fallback with a notice. */
export function LocalizedSections<Layout extends SectionLayouts>(props: Props<Layout>) {
  const { layout, copy: copies, abridged, locale } = props;
  const { copy, served } = resolveCopy(copies, locale);
  const sections = <Sections layout={layout} copy={copy} />;
  if (served === locale) return sections;
  const { graphql, tag } = locales[served];
  const short = abridged?.copy[locale];
  return (
    <>
      {short && <Sections layout={abridged.layout} copy={short} />}
      <Container className="pt-8">
        <TranslationNotice of="text" served={[graphql]} />
      </Container>
      <div lang={tag}>{sections}</div>
    </>
  );
}
