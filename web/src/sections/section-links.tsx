import { Link } from '#i18n/navigation.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';

type Props = { links: Record<string, string>; copy: Record<string, string>; variants: readonly ButtonVariant[] };

/** Paths, or `#` followed by an id that exists on every page. */
export function SectionLinks({ links, copy, variants }: Props) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {Object.entries(links).map(([name, href], index) => (
        <Button
          key={name}
          href={href}
          size="large"
          variant={variants[index] ?? 'secondary'}
          {...(!href.startsWith('#') && { as: Link })}
        >
          {copy[name]}
        </Button>
      ))}
    </p>
  );
}
