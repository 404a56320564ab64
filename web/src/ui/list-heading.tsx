import type { ReactNode } from 'react';
import { breakPhrases } from './break-phrases.ts';
import { Container } from './container.tsx';
import { Figure } from './figure.tsx';
import { keepTogether } from './keep-together.ts';

type Props = {
  title: string;
  intro: string;
  /** Below the intro. */
  action?: ReactNode;
  /** At the right of the intro. */
  children?: ReactNode;
  /** At the right, on wide screens. It only decorates. */
  picture?: string;
  /** Before results, which start higher up. */
  isCompact?: boolean;
};

export function ListHeading({ title, intro, action, children, picture, isCompact = false }: Props) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container
        className={`flex flex-wrap justify-between gap-x-10 gap-y-5 ${isCompact ? 'py-6 desktop:py-8' : 'py-10'} ${picture ? 'items-center desktop:flex-nowrap' : `items-end ${isCompact ? '' : 'desktop:py-16'}`}`}
      >
        <div>
          <h1 className="text-title">{keepTogether(breakPhrases(title))}</h1>
          <p className="mt-4 max-w-text text-lead text-ink-soft">{keepTogether(intro)}</p>
          {action && <div className="mt-6">{action}</div>}
        </div>
        {children}
        {picture && (
          <div className="hidden w-104 shrink-0 desktop:block">
            <Figure name={picture} alt="" sizes="26rem" className="rounded-panel" />
          </div>
        )}
      </Container>
    </div>
  );
}
