import { SetPrice } from '#features/products/set-price.tsx';
import { ContentLink } from '#navigation/content-link.tsx';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { Table } from '#ui/table.tsx';
import { JobRun } from './job-run.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

type Layout = LayoutOf<'text-table'>;

export function TextTable({ layout: { rows, columns, pages, prices, run }, copy }: SectionProps<Layout>) {
  const { title, text, first } = copy;
  return (
    <Section title={title} {...(text && { text })}>
      <Table
        caption={title}
        isCaptionHidden
        isStacked={columns.length > 1}
        hasLongValues={!pages}
        isCentered={pages !== undefined}
        columns={[{ id: 'first', label: first }, ...columns.map((id) => ({ id, label: copy.columns[id] }))]}
        rows={rows.map((id) => {
          const row = copy.rows[id];
          const page = pages?.[id];
          const name = page ? <PageName key={id} {...page} title={row?.title ?? ''} /> : row?.title;
          const toCell = (column: string) => {
            const text = row?.[column];
            const slugs = column === 'price' ? prices?.[id] : undefined;
            return slugs && text ? <SetPrice key="price" slugs={slugs} label={text} isCompact /> : text;
          };
          return { id, cells: [name, ...columns.map(toCell)] };
        })}
      />
      {run && copy.run && <JobRun run={run} caption={copy.run} />}
    </Section>
  );
}

type PageNameProps = NonNullable<Layout['pages']>[string] & { title: string };

function PageName({ picture, href, title }: PageNameProps) {
  return (
    <ContentLink
      href={href}
      render={({ as: Anchor = 'a', ...link }) => (
        <Anchor
          {...link}
          className="flex items-center gap-3 font-medium text-ink hover:text-accent sm:max-desktop:flex-col sm:max-desktop:items-start sm:max-desktop:gap-2"
        />
      )}
    >
      <span className="w-16 shrink-0">
        <Figure name={picture} alt="" sizes="4rem" className="rounded-control" />
      </span>
      <span>{keepTogether(title)}</span>
    </ContentLink>
  );
}
