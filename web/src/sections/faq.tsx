import { Accordion } from '#ui/accordion.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

export function Faq({ layout, copy }: SectionProps<LayoutOf<'faq'>>) {
  const entries = layout.questions.flatMap((id) => {
    const entry = copy.questions[id];
    return entry ? [{ id, ...entry }] : [];
  });
  return (
    <SplitSection {...copy}>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <Accordion
        items={entries.map(({ id, question, answer }, index) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
          isOpen: index === 0 && layout.isFirstOpen === true,
        }))}
      />
    </SplitSection>
  );
}
