import { Fragment } from 'react';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import { splitLinks } from './inline-links.ts';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: label, target }, index) => {
    const key = `${index}`;
    if (!target) return <Fragment key={key}>{label}</Fragment>;
    return (
      <TextLink key={key} href={target} {...(target.startsWith('/') && { as: Link })}>
        {label}
      </TextLink>
    );
  });
}
