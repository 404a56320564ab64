export type Hit = { title: string; url: string };
