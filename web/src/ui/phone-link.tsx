import { formatPhone } from './format-phone.ts';
import { TextLink } from './text-link.tsx';

type Props = {
  phone: string;
  /** Language tag of the page: its readers write the number in their way. Without it, the number is international. */
  tag?: string;
  className?: string;
};

export function PhoneLink({ phone, tag = '', className = '' }: Props) {
  return (
    <TextLink href={phoneUrl(phone)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {formatPhone(phone, tag)}
    </TextLink>
  );
}

export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
