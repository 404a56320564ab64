type Picture = { url: string } | null;

/** A picture of the gateway by its name in the rendered set, as metadata take it. */
export function withPicture(picture: Picture): { picture?: string } {
  const name = picture && /^\/pictures\/(.+)\.avif$/.exec(picture.url)?.[1];
  return name ? { picture: name } : {};
}
