import { Download, FlaskConical } from 'lucide';
import { Accordion } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DimensionLine } from '#ui/dimension-line.tsx';
import { Figure } from '#ui/figure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SampleCopy } from '../sample-copy.ts';

type Props = { copy: SampleCopy; locale: string };

export function PlainSamples({ copy, locale }: Props) {
  return (
    <div className="grid gap-stack">
      <Actions copy={copy} />
      <div className="flex flex-wrap items-center gap-4">
        <Badge>{copy.badge}</Badge>
        <Badge tone="accent">{copy.badge}</Badge>
        <Badge tone="action">{copy.badge}</Badge>
        <Badge tone="success">{copy.badge}</Badge>
        <Icon icon={FlaskConical} size={28} label={copy.badge} />
        <Price amount="1399.00" currency="USD" locale={locale} className="text-heading" />
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <Notice>{copy.information}</Notice>
        <Notice tone="success" title={copy.done} />
        <Notice tone="warning">{copy.information}</Notice>
        <Notice tone="danger">{copy.failed}</Notice>
      </div>
      <Data copy={copy} />
    </div>
  );
}

function Actions({ copy }: Pick<Props, 'copy'>) {
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          <Button variant="primary" size={size}>
            {copy.action}
          </Button>
          <Button size={size}>{copy.other}</Button>
          <Button variant="quiet" size={size}>
            {copy.quiet}
          </Button>
          <Button variant="primary" size={size} aria-disabled>
            {copy.busy}
          </Button>
          <Button size={size} disabled>
            {copy.other}
          </Button>
          <Button size={size} href="#top">
            <Icon icon={Download} size={18} />
            {copy.other}
          </Button>
        </div>
      ))}
      <p>
        {copy.intro} <TextLink href="#top">{copy.other}</TextLink>. {copy.information}
      </p>
      <Button className="justify-self-start">
        <Icon icon={Download} />
        <VisuallyHidden>{copy.other}</VisuallyHidden>
      </Button>
      <TextLink href="#top" variant="standalone">
        {copy.other}
      </TextLink>
    </>
  );
}

function Data({ copy }: Pick<Props, 'copy'>) {
  const rows = [
    { id: 'A2D', cells: ['UltraCraft A2D', '144 × 81 × 110 mm', '±37.5 µm'] },
    { id: 'Reflex', cells: ['Reflex', '192 × 121 × 220 mm', '±16 µm'] },
  ];
  const answers = [1, 2, 3].map((one) => ({ id: String(one), title: copy.question, content: copy.answer }));
  return (
    <>
      <Table
        caption={copy.table}
        columns={copy.columns.map((label, index) => ({ id: label, label, isNumeric: index > 0 }))}
        rows={rows}
      />
      <Tabs
        label={copy.table}
        tabs={copy.columns.map((label) => ({ id: label, label, content: <p>{copy.answer}</p> }))}
      />
      <Accordion items={answers} exclusiveName="answers" />
      <Pagination
        page={4}
        pageCount={12}
        hrefOf={(page) => `?page=${page}`}
        labels={{
          navigation: copy.pages,
          previous: copy.previous,
          next: copy.next,
          page: (n) => `${copy.page} ${n}`,
        }}
      />
      <figure className="grid max-w-xl gap-3">
        <Figure name="products/A2D" alt={copy.picture} sizes="(width >= 640px) 36rem, 100vw" />
        <DimensionLine>144 mm</DimensionLine>
      </figure>
      <div className="flex h-40 items-end gap-6">
        <DimensionLine direction="vertical" className="w-fit">
          110 mm
        </DimensionLine>
        <div className="grid w-60 gap-2">
          <Skeleton className="h-24" />
          <Skeleton />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
    </>
  );
}
