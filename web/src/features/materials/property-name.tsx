import { keepTogether } from '#ui/keep-together.ts';

/** A property, and on a line of its own the standard that it was measured to. */
export function PropertyName({ name, standard }: { name: string; standard: string | null }) {
  if (!standard) return keepTogether(name);
  return (
    <>
      {keepTogether(name)} <span className="block text-fine font-normal text-ink-soft">{keepTogether(standard)}</span>
    </>
  );
}
