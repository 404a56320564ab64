type Props = { className?: string };

export function Skeleton({ className = 'h-4 w-full' }: Props) {
  return <span aria-hidden className={`block animate-pulse rounded-control bg-line ${className}`} />;
}
