import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from './sdl.ts';

const schema = buildSchema(typeDefs.join('\n'));

/** Words of a name in camel case, in lower case. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

const names = Object.values(schema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => {
    if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)];
    if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())];
    if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
    const fields = Object.values(type.getFields());
    return [type.name, ...fields.flatMap(({ name, args }) => [name, ...args.map((arg) => arg.name)])];
  });

it('R3 Q54 names no login, account, role, password or session', () => {
  const forbidden = ['login', 'logout', 'sign', 'account', 'user', 'member', 'role', 'password', 'session', 'token'];
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => wordsOf(name).some((word) => forbidden.includes(word)))).toEqual([]);
});

it('R3 changes nothing but by the forms of anonymous visitors', () => {
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).toSorted()).toEqual([
    'confirmSubscription',
    'createFormChallenge',
    'registerForLiveStream',
    'requestSample',
    'submitInquiry',
    'subscribe',
    'unlockVideo',
  ]);
  expect(schema.getSubscriptionType()).toBeUndefined();
});
