type Props = { items: readonly string[]; lang?: string | undefined; className: string };

/** Dots separate the items of a line; none begins or ends one, as the first of each line is clipped. */
export function DottedList({ items, lang, className }: Props) {
  return (
    <div lang={lang} className={`overflow-x-clip ${className}`}>
      <ul className="-ms-4 flex flex-wrap">
        {items.map((item) => (
          <li key={item} className="relative ps-4 before:absolute before:start-1.5 before:content-['·']">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
