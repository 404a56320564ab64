/** Classes of a name that leads to the page of the product. */
export const LINKED_NAME =
  'text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-2';
