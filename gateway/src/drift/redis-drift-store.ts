import { z } from 'zod';
import type { Redis } from '../cache/redis.ts';
import type { Change } from './drift-change.ts';
import {
  type DriftContent,
  type DriftStore,
  type DriftUpdate,
  storedChangeSchema,
  storedTraitSchema,
} from './drift-store.ts';

/** One hash: Redis evicts all of it or nothing. Its fields are JSON arrays. */
const KEY = 'heliograph:drift';
const VERSION = 'version';
const UNREAD = 'unread';

const NUMBERS = ['firstSeen', 'lastSeen', 'count'] as const;

const fieldSchema = z.union([
  z.tuple([z.literal('since'), z.string()]),
  z.tuple([z.literal('accepted'), z.string(), z.string(), z.string()]),
  z.tuple([z.enum(NUMBERS), z.string(), z.string(), z.string(), z.string(), z.string()]),
]);

/** Shared by all instances. Their updates commute, so none is lost. */
export function createRedisDriftStore({ attemptPatiently }: Redis): DriftStore {
  /** Of the content that this instance has read, with its own updates. */
  let knownVersion: string | undefined;

  return {
    kind: 'redis',
    read: async () => {
      const version = await requireReply(attemptPatiently((client) => client.hGet(KEY, VERSION), undefined));
      if (version === knownVersion) return;
      if (knownVersion !== undefined && Number(version ?? 0) < Number(knownVersion)) {
        knownVersion = undefined;
        return 'lost';
      }
      const hash = await requireReply(attemptPatiently((client) => client.hGetAll(KEY), undefined));
      knownVersion = hash[VERSION];
      return parseContent(hash);
    },
    write: async (update) => {
      const version = await requireReply(
        attemptPatiently(async (client) => {
          const options = { keys: [KEY], arguments: [JSON.stringify(toCommands(update))] };
          return Number(await client.eval(APPLY_UPDATE, options));
        }, undefined),
      );
      const isOnlyWriter = version === Number(knownVersion ?? 0) + 1;
      if (isOnlyWriter) knownVersion = String(version);
    },
  };
}

async function requireReply<Reply>(reply: Promise<Reply | undefined>): Promise<Reply> {
  const received = await reply;
  if (received === undefined) throw new Error('Redis is not available');
  return received;
}

/**
 * One command for the whole update. The queue of the client may reject a part of the commands between `MULTI` and `EXEC`, and
 * the connection would then queue the commands of everyone else.
 */
const APPLY_UPDATE = `
local update = cjson.decode(ARGV[1])
for _, field in ipairs(update.setIfMissing) do redis.call('HSETNX', KEYS[1], field[1], field[2]) end
for _, field in ipairs(update.set) do redis.call('HSET', KEYS[1], field[1], field[2]) end
for _, field in ipairs(update.add) do redis.call('HINCRBY', KEYS[1], field[1], field[2]) end
for _, name in ipairs(update.delete) do redis.call('HDEL', KEYS[1], name) end
return redis.call('HINCRBY', KEYS[1], '${VERSION}', 1)`;

type Field = [name: string, value: string];

function toCommands({ since, accepted, seen, removed }: DriftUpdate) {
  const changes = [...seen.values()];
  const toFields = (name: (typeof NUMBERS)[number]): Field[] =>
    changes.map((change) => [toField(name, change), String(change[name])]);
  return {
    setIfMissing: [
      ...[...since].map(([call, at]): Field => [JSON.stringify(['since', call]), String(at)]),
      ...toFields('firstSeen'),
    ],
    set: [
      ...accepted.map(
        ({ call, path, trait, isUnread }): Field => [
          JSON.stringify(['accepted', call, path, trait]),
          isUnread ? UNREAD : 'read',
        ],
      ),
      ...toFields('lastSeen'),
    ],
    add: toFields('count'),
    delete: [...removed.values()].flatMap((change) => NUMBERS.map((name) => toField(name, change))),
  };
}

function toField(name: (typeof NUMBERS)[number], { call, path, trait, kind, verdict }: Change): string {
  return JSON.stringify([name, call, path, trait, kind, verdict]);
}

/** Skips what another release has stored in another format. */
function parseContent(hash: Record<string, string>): DriftContent {
  const since = new Map<string, number>();
  const accepted: object[] = [];
  const changes = new Map<string, object>();
  for (const [text, value] of Object.entries(hash)) {
    const field = fieldSchema.safeParse(parseJson(text)).data;
    if (!field) continue;
    const [name, call, path, trait, kind, verdict] = field;
    if (name === 'since') since.set(call, Number(value));
    else if (name === 'accepted') accepted.push({ call, path, trait, isUnread: value === UNREAD });
    else {
      const key = JSON.stringify([call, path, trait]);
      changes.set(key, { ...changes.get(key), call, path, trait, kind, verdict, [name]: Number(value) });
    }
  }
  return {
    since,
    accepted: accepted.flatMap((one) => storedTraitSchema.safeParse(one).data ?? []),
    changes: [...changes.values()].flatMap((one) => storedChangeSchema.safeParse(one).data ?? []),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
