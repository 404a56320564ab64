import { useTranslations } from 'next-intl';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export function Limits({ layout, copy }: SectionProps<LayoutOf<'limits'>>) {
  const t = useTranslations('Sections');
  return (
    <Section title={t('limits')}>
      <LimitList layout={layout} copy={copy} />
    </Section>
  );
}

export function LimitList({ layout, copy }: SectionProps<LayoutOf<'limits'>>) {
  return (
    <ul className="grid gap-x-12 desktop:grid-cols-2">
      {layout.items.map((name) => (
        <li key={name} className="flex gap-4 border-t border-line py-4 text-lead desktop:last:odd:col-span-2">
          <span aria-hidden className="mt-[0.75em] h-px w-4 shrink-0 bg-danger" />
          {copy.items[name]}
        </li>
      ))}
    </ul>
  );
}
