export type PageLink = { id: string; title: string };

type Props = { label: string; links: readonly PageLink[]; className?: string };

/** Links to the sections of a page, in one line that scrolls sideways on small screens. */
export function PageLinks({ label, links, className = '' }: Props) {
  return (
    <nav aria-label={label} className={`scroll-line text-small ${className}`}>
      <ul className="flex gap-x-6 whitespace-nowrap desktop:flex-wrap desktop:gap-x-5">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-2 text-ink-soft transition-colors duration-quick hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
