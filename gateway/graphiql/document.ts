import type { DocumentNode, OperationDefinitionNode } from 'graphql';

type Parsed = DocumentNode | null | undefined;

/** Whether an operation takes its locale from the variables. */
export function declaresLocale(document: Parsed): boolean {
  return operationsOf(document).some(({ variableDefinitions = [] }) =>
    variableDefinitions.some(({ variable }) => variable.name.value === 'locale'),
  );
}

/** Whether running a document changes nothing. */
export function isQuery(document: Parsed): boolean {
  const operations = operationsOf(document);
  return operations.length > 0 && operations.every(({ operation }) => operation === 'query');
}

function operationsOf(document: Parsed): OperationDefinitionNode[] {
  return (document?.definitions ?? []).filter((definition) => definition.kind === 'OperationDefinition');
}
