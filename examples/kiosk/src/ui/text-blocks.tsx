type TextBlocksProps = { title: string; blocks: readonly { readonly title: string; readonly text: string }[] };

export function TextBlocks({ title, blocks }: TextBlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <section className="text-blocks">
      <h2>{title}</h2>
      <div className="text-blocks-list">
        {blocks.map((block) => (
          <div key={block.title}>
            <h3>{block.title}</h3>
            <p>{block.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
