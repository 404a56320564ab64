import { useLocale, useTranslations } from 'next-intl';
import { marketCurrencies } from '#content/markets.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Price } from '#ui/price.tsx';

type Props = {
  amount: `${number}`;
  currency: string;
  /** What the price contains or leaves out. */
  note?: string;
  /** Classes of a price in the currency of the market. */
  size?: string;
  noteSize?: string;
  className?: string;
  /** Without words before the price of another market. */
  isBrief?: boolean;
  /** Without the price of another market. */
  isLocal?: boolean;
};

/** In the currency of the market, or else where to find it, by default with the list price of another market below. */
export function ListPrice({
  note,
  size = 'font-medium',
  noteSize = 'text-small',
  className = '',
  isBrief = false,
  isLocal = false,
  ...price
}: Props) {
  const t = useTranslations('ListPrice');
  const locale = useLocale();
  const isOfMarket = price.currency === marketCurrencies[localeFromTag(locale)];
  const hasForeign = !isOfMarket && !isLocal;
  const amount = <Price {...price} locale={locale} {...(isOfMarket && { className: size })} />;
  return (
    <span className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      {isOfMarket ? amount : !isBrief && <span className="font-medium">{t('inStore')}</span>}
      {(note || hasForeign) && (
        <span className={`text-ink-soft ${noteSize} ${isOfMarket ? '' : 'basis-full'}`}>
          {hasForeign && (
            <>
              {t('abroad')} {amount}{' '}
            </>
          )}
          {note}
        </span>
      )}
    </span>
  );
}
