import { sendRequest } from './send-request.ts';

/** nginx limits an address to 50 requests per second. */
const CLIENT_ADDRESSES = 16;

/** `cache` is the `X-Cache` of nginx. The text of a failed request is its error. */
export type Page = { text: string; cache: unknown };

let reader = 0;

export async function readPage(server: string, path: string): Promise<Page> {
  try {
    const { status, text, headers } = await sendRequest(server, {
      path,
      from: `127.5.0.${reader++ % CLIENT_ADDRESSES}`,
    });
    return { text: status === 200 ? text : `${status} ${text}`, cache: headers['x-cache'] };
  } catch (error) {
    return { text: String(error), cache: undefined };
  }
}
