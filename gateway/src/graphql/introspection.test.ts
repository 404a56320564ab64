import { typeDefs } from '@heliograph/schema/sdl.ts';
import { buildSchema, type GraphQLScalarType, getIntrospectionQuery } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../testing/start-gateway.ts';

async function start(introspection?: boolean) {
  const gateway = await startGateway({ introspection });
  onTestFinished(() => gateway.close());
  return gateway;
}

it('GraphiQL and introspection are enabled by default', async () => {
  const { ask, origin } = await start();
  const { data } = await ask(getIntrospectionQuery());
  expect(data.__schema.queryType.name).toBe('Query');
  expect((await fetch(`${origin}/graphiql/`, { redirect: 'manual' })).status).toBe(308);
});

it('GraphiQL and introspection can be disabled', async () => {
  const { ask, origin } = await start(false);
  for (const query of [getIntrospectionQuery(), '{ __type(name: "Material") { name } }']) {
    for (let time = 0; time < 4; time++) {
      const { data, errors } = await ask(query);
      expect([data, errors?.[0]?.extensions]).toMatchObject([undefined, { code: 'GRAPHQL_VALIDATION_FAILED' }]);
    }
  }
  for (const path of ['/graphiql', '/graphiql/', '/graphiql/assets/page.js']) {
    expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(404);
  }
  expect((await ask('{ __typename serverTime }')).data).toMatchObject({ __typename: 'Query' });
  expect((await fetch(`${origin}/schema.graphql`)).status).toBe(200);
});

it('describes every scalar and links its specification, as in the SDL', async () => {
  const { ask } = await start();
  const { data } = await ask('{ __schema { types { kind name description specifiedByURL } } }');
  const builtIn = ['Boolean', 'Float', 'ID', 'Int', 'String'];
  const scalars = data.__schema.types.filter(
    ({ kind, name }: { kind: string; name: string }) => kind === 'SCALAR' && !builtIn.includes(name),
  );
  const declared = buildSchema(typeDefs.join('\n'));
  expect(scalars.length).toBeGreaterThan(5);
  for (const { name, description, specifiedByURL } of scalars) {
    const type = declared.getType(name) as GraphQLScalarType;
    expect({ description, specifiedByURL }).toEqual({
      description: type.description,
      specifiedByURL: expect.stringMatching(/^https:/),
    });
  }
});
