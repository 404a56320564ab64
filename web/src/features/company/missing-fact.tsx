import type { CompanyFact } from '#content/company/company-facts.ts';

/** Shown in development only: production omits what is not filled in. */
export function MissingFact({ fact }: { fact: CompanyFact }) {
  return (
    <mark lang="en" className="rounded-control bg-warning-soft px-1.5 text-ink">
      {`To be filled in: ${fact} in web/content/company/company-facts.ts`}
    </mark>
  );
}
