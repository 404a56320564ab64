import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

const SUFFIX = '.generated.ts';

/** The types of an operation or a fragment. */
export function isGenerated(file: string): boolean {
  return file.endsWith(SUFFIX) && !file.endsWith(`/schema${SUFFIX}`);
}

/** The file with the types of a `.graphql` file. */
export function generatedFileOf(document: string): string {
  return document.replace(/\.graphql$/, SUFFIX);
}

/** The properties of the result type in a generated file, by path; those of a union have the same path. */
export function listProperties(file: Node): Map<string, Node[]> {
  const properties = new Map<string, Node[]>();

  function visit(node: Node, above: readonly string[]): void {
    const path =
      is.isPropertySignatureDeclaration(node) && is.isIdentifier(node.name) ? [...above, node.name.text] : above;
    if (path !== above) properties.set(path.join('.'), [...(properties.get(path.join('.')) ?? []), node]);
    node.forEachChild((child) => visit(child, path));
  }

  file.forEachChild((node) => {
    if (is.isTypeAliasDeclaration(node) && /(?:Query|Mutation|Fragment)$/.test(node.name.text)) visit(node, []);
  });
  return properties;
}
