import { useFormatter, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { warranty } from '#content/warranty/warranty.ts';
import type { WarrantyBlock, WarrantyText } from '#content/warranty/warranty-text.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Table } from '#ui/table.tsx';

const LINES = Object.keys(warranty) as (keyof typeof warranty)[];

export async function WarrantyPage() {
  const t = await getTranslations('Warranty');
  const locale = await getCurrentLocale();
  return (
    <>
      <div className="border-b border-line bg-paper-deep">
        <Container className="py-10 desktop:py-16">
          <SectionHeading level={1} title={t('title')} intro={t('intro')} />
          <nav aria-label={t('lines')} className="mt-8">
            <ul className="flex flex-wrap gap-x-7 gap-y-2">
              {LINES.map((line) => (
                <li key={line}>
                  <a
                    href={`#${line}`}
                    className="inline-block border-b-2 border-line py-1 font-medium transition-colors duration-quick hover:border-accent hover:text-accent"
                  >
                    {t(`line.${line}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </div>
      <Container>
        {LINES.map((line) => (
          <Conditions key={line} id={line} text={warranty[line][locale]} />
        ))}
      </Container>
    </>
  );
}

type ConditionsProps = { id: string; text: WarrantyText };

function Conditions({ id, text }: ConditionsProps) {
  const t = useTranslations('Warranty');
  const format = useFormatter();
  const { title, scope, effective, periods, sections } = text;
  return (
    <section aria-labelledby={id} className="border-b border-line py-stack last:border-0 desktop:py-16">
      <SectionHeading id={id} title={title} intro={scope} />
      <p className="mt-3 text-small text-ink-soft">
        {t('effective', { date: format.dateTime(new Date(effective), { dateStyle: 'long' }) })}
      </p>
      <div className="mt-8">
        <Table
          caption={title}
          isCaptionHidden
          isStacked
          columns={(['part', 'period', 'covered'] as const).map((column) => ({
            id: column,
            label: t(`columns.${column}`),
          }))}
          rows={periods.map(({ part, period, covered }) => ({
            id: part,
            cells: [
              part,
              <span key="period" className="[word-break:keep-all]">
                {period}
              </span>,
              <span key="covered" className="font-normal">
                {covered}
              </span>,
            ],
          }))}
        />
      </div>
      <ol className="mt-10 grid gap-x-12 gap-y-8 desktop:grid-cols-2">
        {sections.map((section, index) => (
          <li key={section.title} className="border-t border-line pt-4">
            <h3 className="text-subheading">
              <span aria-hidden className="me-2 text-accent tabular-nums">
                {index + 1}
              </span>
              {section.title}
            </h3>
            <div className="mt-2 grid max-w-text gap-3">
              {section.blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Block({ block }: { block: WarrantyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
