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
import type { SampleCopy } from './sample-copy.ts';

type Props = { words: SampleCopy; locale: string };

export function PlainSamples({ words, locale }: Props) {
  return (
    <div className="grid gap-stack">
      <Actions words={words} />
      <div className="flex flex-wrap items-center gap-4">
        <Badge>{words.badge}</Badge>
        <Badge tone="accent">{words.badge}</Badge>
        <Badge tone="action">{words.badge}</Badge>
        <Badge tone="success">{words.badge}</Badge>
        <Icon icon={FlaskConical} size={28} label={words.badge} />
        <Price amount={1399} currency="USD" locale={locale} className="text-heading" />
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <Notice>{words.information}</Notice>
        <Notice tone="success" title={words.done} />
        <Notice tone="warning">{words.information}</Notice>
        <Notice tone="danger">{words.failed}</Notice>
      </div>
      <Data words={words} />
    </div>
  );
}

function Actions({ words }: Pick<Props, 'words'>) {
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          <Button variant="primary" size={size}>
            {words.action}
          </Button>
          <Button size={size}>{words.other}</Button>
          <Button variant="quiet" size={size}>
            {words.quiet}
          </Button>
          <Button variant="primary" size={size} aria-disabled>
            {words.busy}
          </Button>
          <Button size={size} disabled>
            {words.other}
          </Button>
          <Button size={size} href="#top">
            <Icon icon={Download} size={18} />
            {words.other}
          </Button>
        </div>
      ))}
      <p>
        {words.intro} <TextLink href="#top">{words.other}</TextLink>. {words.information}
      </p>
      <Button className="justify-self-start">
        <Icon icon={Download} />
        <VisuallyHidden>{words.other}</VisuallyHidden>
      </Button>
      <TextLink href="#top" variant="standalone">
        {words.other}
      </TextLink>
    </>
  );
}

function Data({ words }: Pick<Props, 'words'>) {
  const rows = [
    { id: 'A2D', cells: ['UltraCraft A2D', '144 × 81 × 110 mm', '±37.5 µm'] },
    { id: 'Reflex', cells: ['Reflex', '192 × 121 × 220 mm', '±16 µm'] },
  ];
  const answers = [1, 2, 3].map((one) => ({ id: String(one), title: words.question, content: words.answer }));
  return (
    <>
      <Table
        caption={words.table}
        columns={words.columns.map((label, index) => ({ id: label, label, isNumeric: index > 0 }))}
        rows={rows}
      />
      <Tabs
        label={words.table}
        tabs={words.columns.map((label) => ({ id: label, label, content: <p>{words.answer}</p> }))}
      />
      <Accordion items={answers} exclusiveName="answers" />
      <Pagination
        page={4}
        pageCount={12}
        hrefOf={(page) => `?page=${page}`}
        words={{
          navigation: words.pages,
          previous: words.previous,
          next: words.next,
          page: (n) => `${words.page} ${n}`,
        }}
      />
      <figure className="grid max-w-xl gap-3">
        <Figure name="products/A2D" alt={words.picture} sizes="(width >= 640px) 36rem, 100vw" />
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
