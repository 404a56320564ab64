import { FileText } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { Icon } from '#ui/icon.tsx';
import type { HitList_HitFragment } from './hit-list.generated.ts';

export function HitList({ hits }: { hits: readonly HitList_HitFragment[] }) {
  return (
    <ol className="border-b border-line">
      {hits.map((hit, index) => (
        <HitRow key={hit.url} hit={hit} id={toHitId(index)} />
      ))}
    </ol>
  );
}

function HitRow({ hit, id }: { hit: HitList_HitFragment; id: string }) {
  const { title, url, kind, summary, picture, record } = hit;
  const t = useTranslations('SearchKinds');
  const locale = useLocale();
  const lang = record ? toLangAttribute(record.servedLocale, locale) : undefined;
  return (
    <li className="search-hit group">
      <div className="search-tile">
        {picture ? <Figure {...picture} alt="" sizes="9rem" className="search-picture" /> : <Icon icon={FileText} />}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-fine text-ink-soft">
          {t(kind)}
          {record && <LanguageLabel served={record.servedLocale} />}
        </p>
        <h3 lang={lang} className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link id={id} href={url} className="scroll-mt-24 wrap-anywhere after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {summary && (
          <p lang={lang} className="mt-0.5 line-clamp-2 max-w-text text-small text-ink-soft">
            {summary}
          </p>
        )}
      </div>
    </li>
  );
}

export function toHitId(index: number): string {
  return `hit-${index + 1}`;
}
