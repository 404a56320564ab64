export const newsroomPath = '/newsroom';
export const newsFeedPath = '/newsroom/rss.xml';

export function newsPath(id: string): string {
  return `/news/${id}`;
}

export function isNewsId(part: string): boolean {
  return /^[1-9]\d{0,8}$/.test(part);
}
