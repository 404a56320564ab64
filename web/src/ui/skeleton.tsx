type Props = { className?: string };

/** Stands where text will be; says nothing to those who listen. */
export function Skeleton({ className = 'h-4 w-full' }: Props) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />;
}
