import type { ComponentProps, ComponentType } from 'react';
import { ArticleText } from '#features/articles/article-text.tsx';
import { ArchSpecimen } from './arch-specimen.tsx';

/** Drawings at the end of a section, which counts from 1, by the id of the resource. */
const DRAWINGS: Readonly<Record<string, { section: number; Drawing: ComponentType }>> = {
  '312': { section: 2, Drawing: ArchSpecimen },
};

type Props = ComponentProps<typeof ArticleText> & { id: string };

/** The text of a resource, with its drawing. */
export function PaperText({ id, html, ...text }: Props) {
  const drawing = DRAWINGS[id];
  if (!drawing) return <ArticleText html={html} {...text} />;
  const end = endOfSection(html, drawing.section);
  return (
    <>
      <ArticleText html={html.slice(0, end)} {...text} />
      <drawing.Drawing />
      <ArticleText html={html.slice(end)} {...text} />
    </>
  );
}

/** Sections start with a heading. */
function endOfSection(html: string, section: number): number {
  const next = [...html.matchAll(/<h2>/g)][section];
  return next ? next.index : html.length;
}
