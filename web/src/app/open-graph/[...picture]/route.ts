import { listImages, renderOpenGraphImage } from '#metadata/open-graph-image.ts';

const END = '.jpg';

type Context = { params: Promise<{ picture: string[] }> };

export async function generateStaticParams() {
  return (await listImages()).map((name) => ({ picture: `${name}${END}`.split('/') }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = await renderOpenGraphImage((await params).picture.join('/').slice(0, -END.length));
  if (!picture) return new Response(null, { status: 404 });
  return new Response(picture, { headers: { 'content-type': 'image/jpeg' } });
}
