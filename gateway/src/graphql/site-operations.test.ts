import { describe, expect, it } from 'vitest';
import { formSecrets, nameOf, siteDocuments, siteOperations } from '../testing/site-operations.ts';
import { startGateway } from '../testing/start-gateway.ts';

describe('operations of the site', () => {
  it('are all covered by this test', () => {
    expect(siteDocuments.map(nameOf).toSorted()).toEqual(Object.keys(siteOperations).toSorted());
  });

  it.each(siteDocuments.map((document) => [nameOf(document), document]))(
    '%s makes each required call once',
    async (name, document) => {
      const gateway = await startGateway(formSecrets);
      const { data, errors } = await gateway.ask(document, siteOperations[name]?.variables ?? {});
      expect(errors).toBeUndefined();
      expect(Object.values(data)).not.toContain(null);
      expect(JSON.stringify(data)).not.toContain('FormRefusal');
      expect(gateway.restCalls.map(({ path }) => path.slice(1)).toSorted()).toEqual(siteOperations[name]?.calls);
      await gateway.close();
    },
  );
});
