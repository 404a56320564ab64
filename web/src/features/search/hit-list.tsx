import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { EventDays } from '#features/events/event-days.tsx';
import { cityOf } from '#features/events/event-place.ts';
import { StreamTime } from '#features/live-streams/stream-time.tsx';
import { findMarketStatus, type MarketFacts } from '#features/materials/trade/trade-rows.ts';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { HitList_HitFragment } from './hit-list.generated.ts';
import { toHitTitle } from './hit-title.ts';
import { findPagePicture } from './page-pictures.ts';
import { typeOf } from './search-types.ts';
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
  const lang = record && !localized ? toLangAttribute(record.servedLocale, locale) : undefined;
  const pagePicture = findPagePicture(url);
  const shown = picture ?? (pagePicture && { name: pagePicture });
  return (
    <li className="search-hit group">
      <div className="search-title">
        <p className="flex flex-wrap gap-x-3 text-fine text-ink-soft">
          <HitType hit={hit} />
          {record && <LanguageLabel served={record.servedLocale} />}
        </p>
        <h3 lang={lang} className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link id={id} href={url} className="scroll-mt-24 wrap-anywhere after:absolute after:inset-0">
            <MarkedText text={toHitTitle(hit)} search={search} />
          </Link>
        </h3>
      </div>
      <div className="search-text">
        <HitDate hit={hit} />
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

/** One result of the type that its chip names in the plural. A past live stream is a video. */
function HitType({ hit }: { hit: HitList_HitFragment }) {
  const t = useTranslations('Search.typeOfOne');
  if (hit.record && 'state' in hit.record && hit.record.state === 'RECORDED') return t('video');
  return t(hit.kind === 'PRINTER' ? 'printer' : typeOf(hit));
}

/** Date and place of an event, or the start of a live stream. */
function HitDate({ hit: { record } }: { hit: HitList_HitFragment }) {
  const locale = useLocale();
  if (record && 'startsAt' in record)
    return (
      <p className="mt-0.5 text-small font-medium">
        <StreamTime startsAt={record.startsAt} />
      </p>
    );
  if (!record || !('startsOn' in record)) return null;
  const { startsOn, endsOn, country, localizedSummary } = record;
  return (
    <p className="mt-0.5 text-small font-medium">
      <EventDays startsOn={startsOn} endsOn={endsOn} /> ·{' '}
      {cityOf({ city: localizedSummary?.city ?? record.city, country }, locale)}
    </p>
  );
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
