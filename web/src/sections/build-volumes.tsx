import { BuildVolumePicker } from '#features/products/platform/build-volume-picker.tsx';
import { getPrinters } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function BuildVolumes({ layout, copy }: SectionProps<LayoutOf<'build-volumes'>>) {
  const printers = await getPrinters(await getCurrentLocale());
  return (
    <Section {...copy}>
      <BuildVolumePicker printers={printers} parts={layout.parts} />
    </Section>
  );
}
