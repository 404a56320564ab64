import { createHash, timingSafeEqual } from 'node:crypto';

/** A client with its own quota, for many visitors behind one address. A name may have several keys. */
export type FormClient = {
  name: string;
  /** Submissions per form in ten minutes. */
  quota: number;
  key: string;
};

export type ClientCredential = { name: string; key: string };

export type RegisteredClient = { id: string; quota: number };

/** Finds the registered client of a credential. Digests are compared in constant time; no key is stored. */
export function createFormClients(clients: readonly FormClient[]) {
  const registered = clients.map(({ name, quota, key }) => {
    const digest = toDigest(key);
    return { name, digest, client: { id: `${name}:${digest.toString('hex').slice(0, 16)}`, quota } };
  });
  return {
    all: registered.map(({ client }) => client),
    find: ({ name, key }: ClientCredential): RegisteredClient | undefined => {
      const given = toDigest(key);
      return registered.filter((entry) => entry.name === name).find(({ digest }) => timingSafeEqual(digest, given))
        ?.client;
    },
  };
}

function toDigest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
