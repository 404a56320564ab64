import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PictureFilesFragment } from '../generated/operations.ts';
import { Picture } from './picture.tsx';

type RecordCardProps = {
  href: string;
  title: string;
  picture: PictureFilesFragment | null | undefined;
  /** As in `Picture`. */
  sizes: string;
  kicker?: string | undefined;
  text?: string;
  children?: ReactNode;
};

export function RecordCard({ href, title, picture, sizes, kicker, text, children }: RecordCardProps) {
  return (
    <Link href={href} className="record-card">
      <Picture picture={picture} sizes={sizes} alt="" />
      <span className="record-card-text">
        {kicker && <span className="kicker">{kicker}</span>}
        <span className="record-card-title">{title}</span>
        {text && <span className="record-card-summary">{text}</span>}
        {children}
      </span>
    </Link>
  );
}
