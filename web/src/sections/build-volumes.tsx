import { getMaterialFacts } from '#features/materials/material-data.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { BuildVolumePicker } from '#features/products/platform/build-volume-picker.tsx';
import { getPrinters } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function BuildVolumes({ layout, copy }: SectionProps<LayoutOf<'build-volumes'>>) {
  const locale = await getCurrentLocale();
  const [printers, ...resins] = await Promise.all([
    getPrinters(locale),
    ...groupNames.map((name) => getMaterialFacts(locale, materialScopes[name])),
  ]);
  return (
    <Section {...copy}>
      <BuildVolumePicker printers={printers} resins={resins.flat()} parts={layout.parts} />
    </Section>
  );
}
