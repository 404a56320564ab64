import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export function Downloads({ layout: { items, first }, copy }: SectionProps<LayoutOf<'downloads'>>) {
  const ownMarket = first?.[localeFromTag(useLocale())];
  const entries = Object.entries(items).toSorted(([a], [b]) => Number(b === ownMarket) - Number(a === ownMarket));
  return (
    <Section {...copy}>
      <ul className="border-t border-ink">
        {entries.map(([name, download]) => {
          const item = copy.items[name];
          return (
            item && (
              <li
                key={name}
                className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <div>
                  <h3 className="font-medium">{item.title}</h3>
                  <p className="text-ink-soft">{item.text}</p>
                </div>
                <FileLink {...download} label={item.action} />
              </li>
            )
          );
        })}
      </ul>
    </Section>
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
