import { collectFields, collectSubFields } from '@graphql-tools/utils';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type FieldCalls, fieldCalls } from './field-calls.ts';

export type EstimatedOperation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Coerced. */
  variables: Record<string, unknown>;
};

/** A field of an operation, with the aliases and fragments of its document resolved. */
export type SelectedField = {
  type: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
  args: Record<string, unknown>;
  parentArgs: Record<string, unknown>;
  calls: FieldCalls;
  /** The types of its records. */
  possibleTypes: readonly GraphQLObjectType[];
  /** The fields of a record of one of these types. */
  fieldsOf: (type: GraphQLObjectType | undefined) => SelectedField[];
  /** Whether it or a field below it may make calls. */
  mayCall: boolean;
};

const callsByField = new Map<string, FieldCalls>(
  Object.entries(fieldCalls).flatMap(([type, fields]) =>
    Object.entries(fields ?? {}).map(([field, calls]) => [`${type}.${field}`, calls]),
  ),
);

/** The root fields that `@skip` and `@include` leave. */
export function selectFields({ schema, document, operation, variables }: EstimatedOperation): SelectedField[] {
  const fragments = indexFragments(document);
  const variableValues = { coerced: variables, sources: {} };

  function select(type: GraphQLObjectType, nodes: Map<string, FieldNode[]>, parentArgs = {}): SelectedField[] {
    return [...nodes.values()].flatMap((occurrences) => {
      const [node] = occurrences;
      const definition = node && type.getFields()[node.name.value];
      const args = definition && readArguments(definition, node, variables);
      return definition && args ? selectField(type, definition, occurrences, args, parentArgs) : [];
    });
  }

  function selectField(
    type: GraphQLObjectType,
    definition: SelectedField['definition'],
    nodes: FieldNode[],
    args: Record<string, unknown>,
    parentArgs: Record<string, unknown>,
  ): SelectedField {
    const calls = callsByField.get(`${type.name}.${definition.name}`) ?? {};
    const possibleTypes = possibleTypesOf(schema, definition);
    const below = new Map(
      possibleTypes.map((possible) => {
        const { fields } = collectSubFields(schema, fragments, variableValues, possible, nodes);
        return [possible, select(possible, fields, args)];
      }),
    );
    const mayCall =
      Boolean(calls.starts ?? calls.follows) || [...below.values()].some((fields) => fields.some((one) => one.mayCall));
    const fieldsOf = (possible: GraphQLObjectType | undefined) => (possible && below.get(possible)) ?? [];
    return { type, definition, nodes, args, parentArgs, calls, possibleTypes, fieldsOf, mayCall };
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return [];
  return select(root, collectFields(schema, fragments, variableValues, root, operation.selectionSet).fields);
}

export function indexFragments({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function possibleTypesOf(schema: GraphQLSchema, { type }: SelectedField['definition']): readonly GraphQLObjectType[] {
  const named = getNamedType(type);
  if (isObjectType(named)) return [named];
  return isAbstractType(named) ? schema.getPossibleTypes(named) : [];
}

/** Undefined if an argument is invalid: the field fails before it makes a call. */
function readArguments(definition: SelectedField['definition'], node: FieldNode, variables: Record<string, unknown>) {
  try {
    return getArgumentValues(definition, node, variables);
  } catch {
    return;
  }
}
