import { TextLink } from '#ui/text-link.tsx';

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink href={`tel:${phone.replaceAll(' ', '')}`} className="tabular-nums">
      {phone}
    </TextLink>
  );
}
