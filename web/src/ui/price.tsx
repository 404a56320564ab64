import { formatPrice } from './format-price.ts';

type Props = { amount: `${number}`; currency: string; locale: string; className?: string };

export function Price({ amount, currency, locale, className = '' }: Props) {
  return <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatPrice(amount, currency, locale)}</span>;
}
