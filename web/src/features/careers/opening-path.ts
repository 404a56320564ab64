export function openingPath(slug: string): string {
  return `/aboutUs/joinUs/${slug}`;
}
