import { ContentLink } from '#navigation/content-link.tsx';
import { Button, type ButtonVariant } from '#ui/button.tsx';

type Props = { links: Record<string, string>; copy: Record<string, string>; variants: readonly ButtonVariant[] };

export function SectionLinks({ links, copy, variants }: Props) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {Object.entries(links).map(([name, href], index) => (
        <ContentLink
          key={name}
          href={href}
          render={(link) => <Button {...link} size="large" variant={variants[index] ?? 'secondary'} />}
        >
          {copy[name]}
        </ContentLink>
      ))}
    </p>
  );
}
