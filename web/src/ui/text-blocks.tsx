type Props = {
  blocks: readonly { title: string; text: string }[];
  /** Numbers the blocks: they are steps. */
  isOrdered?: boolean;
};

export function TextBlocks({ blocks, isOrdered = false }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`grid max-w-3xl gap-5 ${isOrdered ? 'list-decimal ps-5 marker:text-accent' : ''}`}>
      {blocks.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-medium">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </List>
  );
}
