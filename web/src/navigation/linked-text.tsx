import { Fragment } from 'react';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ContentLink } from './content-link.tsx';
import { splitLinks } from './inline-links.ts';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: label, target }, index) => {
    const key = `${index}`;
    if (!target) return <Fragment key={key}>{keepTogether(label)}</Fragment>;
    return (
      <ContentLink key={key} href={target} render={(link) => <TextLink {...link} />}>
        {keepTogether(label)}
      </ContentLink>
    );
  });
}
