import { keepTogether } from './keep-together.ts';

type Props = {
  blocks: readonly { title: string; text: string }[];
  isOrdered?: boolean;
  /** Language tag, if it differs from the page. */
  lang?: string | undefined;
};

export function TextBlocks({ blocks, isOrdered = false, lang }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      lang={lang}
      className={`grid gap-x-8 gap-y-7 sm:grid-cols-2 sm:*:last:odd:col-span-full ${blocks.length % 3 === 0 ? 'desktop:grid-cols-3 desktop:*:last:odd:col-span-1' : ''}`}
    >
      {blocks.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line pt-4">
          {isOrdered && (
            <span aria-hidden className="mb-2 block text-label text-accent tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
          )}
          <h3 className="text-subheading">{keepTogether(title)}</h3>
          <p className="mt-1.5 max-w-text text-ink-soft">{keepTogether(text)}</p>
        </li>
      ))}
    </List>
  );
}
