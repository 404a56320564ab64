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
          const commands = client.multi();
          queueUpdate(commands, update);
          const replies = await commands.hIncrBy(KEY, VERSION, 1).exec();
          return Number(replies.at(-1));
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

type Commands = ReturnType<Redis['client']['multi']>;

function queueUpdate(commands: Commands, { since, accepted, seen, removed }: DriftUpdate): void {
  for (const [call, at] of since) commands.hSetNX(KEY, JSON.stringify(['since', call]), String(at));
  for (const { call, path, trait, isUnread } of accepted) {
    commands.hSet(KEY, JSON.stringify(['accepted', call, path, trait]), isUnread ? UNREAD : 'read');
  }
  for (const change of seen.values()) {
    commands.hSetNX(KEY, toField('firstSeen', change), String(change.firstSeen));
    commands.hSet(KEY, toField('lastSeen', change), String(change.lastSeen));
    commands.hIncrBy(KEY, toField('count', change), change.count);
  }
  for (const change of removed.values()) {
    commands.hDel(
      KEY,
      NUMBERS.map((name) => toField(name, change)),
    );
  }
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
