import type { DocumentNode, OperationDefinitionNode } from 'graphql';

type MaybeDocument = DocumentNode | null | undefined;

/** Whether an operation declares a `$locale` variable. */
export function declaresLocale(document: MaybeDocument): boolean {
  return operationsOf(document).some(({ variableDefinitions = [] }) =>
    variableDefinitions.some(({ variable }) => variable.name.value === 'locale'),
  );
}

/** Whether all operations are queries. */
export function isQuery(document: MaybeDocument): boolean {
  const operations = operationsOf(document);
  return operations.length > 0 && operations.every(({ operation }) => operation === 'query');
}

function operationsOf(document: MaybeDocument): OperationDefinitionNode[] {
  return (document?.definitions ?? []).filter((definition) => definition.kind === 'OperationDefinition');
}
