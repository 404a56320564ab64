import { TextBlocks } from '#ui/text-blocks.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export function Blocks({ layout, copy }: SectionProps<LayoutOf<'blocks'>>) {
  return (
    <Section {...copy} ground={layout.ground}>
      <TextBlocks blocks={layout.items.flatMap((name) => copy.items[name] ?? [])} />
    </Section>
  );
}
