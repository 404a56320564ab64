import type { Locale } from '@heliograph/schema/locales.ts';
import { Fragment } from 'react';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

export type NoticeProps = {
  locale: Locale;
  title?: string;
  text: string;
  links: readonly { path: string; text: string }[];
};

/** The newsletter announces each clearance. */
export const SUBSCRIBE_PATH = '/subscribe';

/** Across the page, below a heading. */
export function NoticeBand(props: NoticeProps) {
  return (
    <aside className="border-b border-line bg-surface">
      <Container className="py-4">
        <NoticeText {...props} />
      </Container>
    </aside>
  );
}

/** In a column of text. */
export function NoteText({ className, ...props }: NoticeProps & { className: string }) {
  return (
    <aside className={`max-w-text ${className}`}>
      <NoticeText {...props} />
    </aside>
  );
}

function NoticeText({ locale, title, text, links }: NoticeProps) {
  // Chinese full stops include their space.
  const space = locale === 'cn' ? '' : ' ';
  return (
    <p lang={tagOf(locale)} className="border-s-2 border-accent ps-4 text-small text-ink-soft">
      {title && (
        <span className="font-semibold text-ink">
          {keepTogether(title)}
          {space}
        </span>
      )}
      {keepTogether(text)}
      {links.map((link, index) => (
        <Fragment key={link.path}>
          {index === 0 ? space : ' · '}
          <TextLink as={Link} href={link.path}>
            {link.text}
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
