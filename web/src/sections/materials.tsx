import { getMaterialList } from '#features/materials/material-data.ts';
import { MaterialGrid } from '#features/materials/material-grid.tsx';
import { materialListPath } from '#features/materials/material-paths.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function Materials({ layout, copy }: SectionProps<LayoutOf<'materials'>>) {
  const { items } = await getMaterialList(await getCurrentLocale(), materialScopes[layout.scope]);
  return (
    <Section title={copy.title} {...(copy.text && { text: copy.text })}>
      <MaterialGrid items={layout.ids.flatMap((id) => items.filter((material) => material.id === id))} />
      <p className="mt-8">
        <TextLink as={Link} href={materialListPath(layout.scope)} variant="standalone">
          {copy.all}
        </TextLink>
      </p>
    </Section>
  );
}
