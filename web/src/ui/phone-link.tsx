import { TextLink } from './text-link.tsx';

type Props = { phone: string; className?: string };

export function PhoneLink({ phone, className = '' }: Props) {
  return (
    <TextLink href={phoneUrl(phone)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {phone}
    </TextLink>
  );
}

export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
