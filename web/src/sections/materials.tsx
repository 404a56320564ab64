import { getMaterialList } from '#features/materials/material-data.ts';
import { MaterialGrid } from '#features/materials/material-grid.tsx';
import { materialListPath } from '#features/materials/material-paths.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function Materials({ layout, copy }: SectionProps<LayoutOf<'materials'>>) {
  const locale = await getCurrentLocale();
  const { items } = await getMaterialList(locale, materialScopes[layout.scope]);
  return (
    <Section title={copy.title} {...(copy.text && { text: copy.text })}>
      <div lang={tagOf(locale)}>
        <MaterialGrid items={layout.ids.flatMap((id) => items.filter((material) => material.id === id))} />
      </div>
      <p className="mt-8">
        <TextLink as={Link} href={materialListPath(layout.scope)} variant="standalone">
          {copy.all}
        </TextLink>
      </p>
    </Section>
  );
}
