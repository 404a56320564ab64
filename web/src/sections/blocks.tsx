import { TextBlocks } from '#ui/text-blocks.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** Short texts side by side. */
export function Blocks({ layout, words }: SectionProps<LayoutOf<'blocks'>>) {
  return (
    <Section {...words}>
      <TextBlocks blocks={layout.items.flatMap((name) => words.items[name] ?? [])} />
    </Section>
  );
}
