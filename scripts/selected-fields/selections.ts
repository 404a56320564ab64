import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** A selected field without subfields, and the paths of its value in the results of definitions. */
type Selection = { name: string; occurrences: { definition: string; path: string }[] };

type Place = { definition: string; path: string[] };

/** A field of a fragment occurs in the fragment and in every definition that spreads it. */
export function listSelections(definitions: readonly Definition[]): Selection[] {
  const fragments = new Map<string, Definition>(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const selections = new Map<string, Selection>();

  function add(written: Place, result: Place): void {
    const name = [written.definition, ...written.path].join('.');
    const selection = selections.get(name) ?? { name, occurrences: [] };
    selection.occurrences.push({ definition: result.definition, path: result.path.join('.') });
    selections.set(name, selection);
  }

  function visit({ selections }: SelectionSetNode, written: Place, result: Place): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) visitField(node, written, result);
      else if (node.kind === Kind.INLINE_FRAGMENT) visit(node.selectionSet, written, result);
      else {
        const fragment = fragments.get(node.name.value);
        if (fragment) visit(fragment.selectionSet, { definition: node.name.value, path: [] }, result);
      }
    }
  }

  function visitField({ name, alias, selectionSet }: FieldNode, written: Place, result: Place): void {
    const below = ({ definition, path }: Place) => ({ definition, path: [...path, (alias ?? name).value] });
    if (selectionSet) visit(selectionSet, below(written), below(result));
    else add(below(written), below(result));
  }

  for (const { name, selectionSet } of definitions) {
    const place = { definition: name?.value ?? '', path: [] };
    visit(selectionSet, place, place);
  }
  return [...selections.values()];
}
