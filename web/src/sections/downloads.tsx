import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export function Downloads({ layout: { items, first }, copy }: SectionProps<LayoutOf<'downloads'>>) {
  const ownMarket = first?.[localeFromTag(useLocale())];
  const t = useTranslations('Downloads');
  const names = Object.keys(items);
  const shown = names.filter((name) => !ownMarket || name === ownMarket);
  const others = names.filter((name) => !shown.includes(name));
  const toRow = (name: string) => {
    const [item, download] = [copy.items[name], items[name]];
    return item && download && <DownloadRow key={name} {...item} {...download} />;
  };
  return (
    <Section {...copy}>
      <ul className="border-t border-ink">{shown.map(toRow)}</ul>
      {others.length > 0 && (
        <details className="unmarked">
          <summary className="flex items-center justify-between gap-8 border-b border-line py-4 font-medium transition-colors duration-quick hover:text-accent">
            {t('otherRegions')}
            <span aria-hidden className="plus-minus shrink-0" />
          </summary>
          <ul>{others.map(toRow)}</ul>
        </details>
      )}
    </Section>
  );
}

type DownloadRowProps = LayoutOf<'downloads'>['items'][string] & { title: string; text: string; action: string };

function DownloadRow({ title, text, action, ...download }: DownloadRowProps) {
  return (
    <li className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <FileLink {...download} label={action} />
    </li>
  );
}

type FileLinkProps = LayoutOf<'downloads'>['items'][string] & { label: string };

function FileLink({ file, kilobytes, label }: FileLinkProps) {
  const t = useTranslations('Downloads');
  const format = useFormatter();
  const type = file.replace(/^.*\./, '').toUpperCase();
  const size = format.number(kilobytes, { style: 'unit', unit: 'kilobyte' });
  return (
    <TextLink href={`/downloads/${file}`} download variant="standalone">
      {t('file', { label, type, size })}
    </TextLink>
  );
}
