import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { footerCopy } from '#content/footer/footer.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { findMarketStatus, type MarketFacts } from '#features/materials/trade/trade-rows.ts';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { HitList_HitFragment } from './hit-list.generated.ts';
import { findPagePicture } from './page-pictures.ts';
import { findSiteArea } from './site-area.ts';
import { splitAtTerms } from './split-at-terms.ts';

type Props = {
  hits: readonly HitList_HitFragment[];
  /** Its words are marked. */
  search?: string;
};

export function HitList({ hits, search = '' }: Props) {
  return (
    <ol className="border-b border-line">
      {hits.map((hit, index) => (
        <HitRow key={hit.url} hit={hit} id={toHitId(index)} search={search} />
      ))}
    </ol>
  );
}

type RowProps = { hit: HitList_HitFragment; id: string; search: string };

function HitRow({ hit, id, search }: RowProps) {
  const { url, summary, picture, record } = hit;
  const locale = useLocale();
  const localized = record && 'localizedSummary' in record ? record.localizedSummary : null;
  const title = localized?.title ?? hit.title;
  const lang = record && !localized ? toLangAttribute(record.servedLocale, locale) : undefined;
  const pagePicture = findPagePicture(url);
  const shown = picture ?? (pagePicture && { name: pagePicture });
  return (
    <li className="search-hit group">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-fine text-ink-soft">
          <HitKind hit={hit} />
          {record && <LanguageLabel served={record.servedLocale} />}
        </p>
        <h3 lang={lang} className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link id={id} href={url} className="scroll-mt-24 wrap-anywhere after:absolute after:inset-0">
            <MarkedText text={title} search={search} />
          </Link>
        </h3>
        {summary && (
          <p lang={lang} className="mt-0.5 max-w-text text-small text-ink-soft">
            <MarkedText text={summary} search={search} />
          </p>
        )}
        {record && 'registrations' in record && <MarketStatus resin={record} />}
      </div>
      {shown && <Figure {...shown} alt="" sizes="9rem" className="search-picture" />}
    </li>
  );
}

/** The area of a page, the type of a resource as in the list of resources, or the kind of record. */
function HitKind({ hit: { url, kind, record } }: { hit: HitList_HitFragment }) {
  const t = useTranslations('SearchKinds');
  const resources = useTranslations('Resources.kinds');
  const code = localeFromTag(useLocale());
  if (record && 'module' in record) return resources(record.module);
  if (url === '/') return pageNames[code]['/'];
  const area = kind === 'PAGE' ? findSiteArea(url) : null;
  return area ? footerCopy[code][area] : t(kind);
}

/** Of a resin with contact to the body. */
function MarketStatus({ resin }: { resin: MarketFacts }) {
  const t = useTranslations('Materials.trade');
  const status = findMarketStatus(resin, { t, locale: localeFromTag(useLocale()) });
  return status && <p className="mt-1 text-small font-medium">{status}</p>;
}

function MarkedText({ text, search }: { text: string; search: string }) {
  return splitAtTerms(text, search).map((part, index) => {
    const Part = part.isTerm ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text can be equal
    return <Part key={index}>{part.text}</Part>;
  });
}

export function toHitId(index: number): string {
  return `hit-${index + 1}`;
}
