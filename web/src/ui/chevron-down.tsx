export function ChevronDown({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" className={className}>
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </svg>
  );
}
