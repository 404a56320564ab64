import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type WarrantyLine, warranty, warrantyLines } from '#content/warranty/warranty.ts';
import type { WarrantyBlock, WarrantyText } from '#content/warranty/warranty-text.ts';
import { DocumentLink } from '#features/documents/document-link.tsx';
import { warrantyPath } from '#features/documents/document-paths.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { LinkedText } from '#navigation/linked-text.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Table } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';

const ANSWERS = ['time', 'loan', 'extension'] as const;

export async function WarrantyPage() {
  const t = await getTranslations('Warranty');
  const locale = await getCurrentLocale();
  return (
    <>
      <div className="border-b border-line bg-paper-deep">
        <Container className="grid items-start gap-x-16 gap-y-8 py-10 desktop:grid-cols-2 desktop:py-16">
          <div>
            <SectionHeading level={1} title={t('title')} intro={t('intro')} />
            <ClaimButton />
          </div>
          <WarrantyComparison locale={locale} />
        </Container>
      </div>
      <Container>
        <section aria-labelledby="answers" className="border-b border-line py-stack desktop:py-16">
          <SectionHeading id="answers" title={t('answers.title')} />
          <dl className="mt-8 grid gap-x-10 gap-y-7 desktop:grid-cols-3">
            {ANSWERS.map((answer) => (
              <div key={answer} className="border-t border-ink pt-3">
                <dt className="text-subheading">{t(`answers.${answer}.title`)}</dt>
                <dd className="mt-2 text-ink-soft">{t(`answers.${answer}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        {warrantyLines.map((line) => (
          <Conditions key={line} id={line} text={warranty[line][locale]} />
        ))}
      </Container>
    </>
  );
}

type ComparisonProps = { locale: Locale };

/** The periods of both lines side by side: they have the same parts in the same order. */
function WarrantyComparison({ locale }: ComparisonProps) {
  const t = useTranslations('Warranty.comparison');
  const texts = warrantyLines.map((line) => warranty[line][locale]);
  return (
    <div className="[--table-ground:var(--paper-deep)]">
      <Table
        caption={t('title')}
        isCaptionHidden
        columns={[
          { id: 'part', label: t('part') },
          ...warrantyLines.map((line) => ({
            id: line,
            label: <TextLink href={`#${line}`}>{warranty[line][locale].title}</TextLink>,
          })),
        ]}
        rows={(['printer', 'light', 'tray', 'stations'] as const).map((row, index) => ({
          id: row,
          cells: [t(row), ...texts.map(({ periods }) => periods[index]?.period)],
        }))}
      />
    </div>
  );
}

type ConditionsProps = { id: WarrantyLine; text: WarrantyText };

function Conditions({ id, text }: ConditionsProps) {
  const t = useTranslations('Warranty');
  const format = useFormatter();
  const { title, scope, effective, periods, sections } = text;
  return (
    <section aria-labelledby={id} className="border-b border-line py-stack last:border-0 desktop:py-16">
      <SectionHeading id={id} title={title} intro={scope} />
      <p className="mt-3 text-small text-ink-soft">
        {t('effective', { date: format.dateTime(new Date(effective), { dateStyle: 'long' }) })} {t('earlier')}
      </p>
      <p className="mt-3">
        <DocumentLink kind="warranty" path={warrantyPath(id)} />
      </p>
      <dl className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2 desktop:grid-cols-4">
        {periods.map(({ part, period, note, covered }) => (
          <div key={part} className="flex flex-col border-t border-ink pt-3">
            <dt className="text-small font-medium">{part}</dt>
            <dd className="mt-1 text-headline whitespace-nowrap tabular-nums">{period}</dd>
            {note && <dd className="font-medium">{note}</dd>}
            <dd className="mt-2 text-small text-ink-soft">{covered}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-10 grid gap-x-12 gap-y-8 desktop:grid-cols-2">
        {sections.map((section, index) => (
          <li key={section.title} className="border-t border-line pt-4">
            <h3 className="text-subheading">
              <span aria-hidden className="me-2 text-accent tabular-nums">
                {`${id === 'dental' ? 'U' : 'R'}${index + 1}`}
              </span>
              {section.title}
            </h3>
            <div className="mt-2 grid max-w-text gap-3">
              {section.blocks.map((block) => (
                <Block key={String(block)} block={block} />
              ))}
            </div>
            {section.isClaim && <ClaimButton device={title} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Without a device, the claim is about a machine of either line. */
function ClaimButton({ device = 'UltraCraft / Reflex' }: { device?: string }) {
  const t = useTranslations('Warranty.claim');
  const subject = { title: t('title'), intro: t('intro'), comments: t('comments', { device }) };
  return (
    <p className="mt-5">
      <Button href="#inquiry" {...toInquiryAttributes(subject)}>
        {t('title')}
      </Button>
    </p>
  );
}

function Block({ block }: { block: WarrantyBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {block.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}
