import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PictureFilesFragment } from '../generated/operations.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { Picture } from './picture.tsx';

type DetailHeadProps = {
  /** The list to return to. */
  back: { href: string; label: string };
  kicker?: string | undefined;
  title: string;
  tagline?: string;
  summary: string;
  picture: PictureFilesFragment | null | undefined;
  children?: ReactNode;
};

export function DetailHead({ back, kicker, title, tagline, summary, picture, children }: DetailHeadProps) {
  const { nav } = useMessages();
  return (
    <div className="detail-head">
      <div className="detail-picture">
        <Picture picture={picture} sizes="(min-width: 1000px) 60vw, 100vw" isFirst />
      </div>
      <div className="detail-title">
        <Link href={back.href} className="back-link" aria-label={`${nav.back}: ${back.label}`}>
          {back.label}
        </Link>
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {tagline && <p className="tagline">{tagline}</p>}
        <p className="lead">{summary}</p>
        {children}
      </div>
    </div>
  );
}
