import { useFormatter, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { warranty } from '#content/warranty/warranty.ts';
import type { WarrantyBlock, WarrantyText } from '#content/warranty/warranty-text.ts';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { LinkedText } from '#navigation/linked-text.tsx';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

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
            <ul className="grid max-w-text gap-4 sm:grid-cols-2">
              {LINES.map((line) => {
                const { title, periods } = warranty[line][locale];
                return (
                  <li key={line}>
                    <a
                      href={`#${line}`}
                      className="block h-full rounded-panel border border-line bg-surface px-5 py-4 transition-colors duration-quick hover:border-accent hover:text-accent"
                    >
                      <span className="block text-subheading">{title}</span>
                      <span className="mt-1 block text-small text-ink-soft">
                        {periods[0]?.part}: {periods[0]?.period}
                      </span>
                    </a>
                  </li>
                );
              })}
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
                {index + 1}
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

function ClaimButton({ device }: { device: string }) {
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
