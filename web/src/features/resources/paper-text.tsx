import { type ComponentProps, type ComponentType, Fragment } from 'react';
import { ArticleText } from '#features/articles/article-text.tsx';
import { ArchSpecimen } from './arch-specimen.tsx';
import { DeviationPlot } from './deviation-plot.tsx';

/** Drawings at the end of sections, which count from 1, by the id of the resource. They get the text before them. */
const DRAWINGS: Readonly<Record<string, readonly { section: number; Drawing: ComponentType<{ html: string }> }[]>> = {
  '312': [
    { section: 2, Drawing: ArchSpecimen },
    { section: 3, Drawing: DeviationPlot },
  ],
};

type Props = ComponentProps<typeof ArticleText> & { id: string };

/** The text of a resource, with its drawings. */
export function PaperText({ id, html, ...text }: Props) {
  const drawings = DRAWINGS[id];
  if (!drawings) return <ArticleText html={html} {...text} />;
  const ends = drawings.map(({ section }) => endOfSection(html, section));
  return (
    <>
      {drawings.map(({ section, Drawing }, index) => {
        const part = html.slice(ends[index - 1] ?? 0, ends[index]);
        return (
          <Fragment key={section}>
            <ArticleText html={part} hasBars={false} {...text} />
            <Drawing html={part} />
          </Fragment>
        );
      })}
      <ArticleText html={html.slice(ends.at(-1))} hasBars={false} {...text} />
    </>
  );
}

/** Sections start with a heading. */
function endOfSection(html: string, section: number): number {
  const next = [...html.matchAll(/<h2>/g)][section];
  return next ? next.index : html.length;
}
