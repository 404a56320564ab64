import type { Expression, Identifier, Node, ObjectBindingPattern } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

type Nodes = {
  /** `a.name` */
  names: Node[];
  /** `{ name } = a` */
  patterns: { pattern: ObjectBindingPattern; name: Identifier }[];
  /** `a[key]` */
  elements: { object: Expression; key: Expression }[];
  /** An argument, a JSX attribute, a return value … */
  passed: Expression[];
};

/** The nodes of a program that read a property, or pass a value on to a place with a type. */
export function collectNodes(files: readonly Node[]): Nodes {
  const nodes: Nodes = { names: [], patterns: [], elements: [], passed: [] };

  function visit(node: Node): void {
    if (is.isPropertyAccessExpression(node)) nodes.names.push(node.name);
    else if (is.isElementAccessExpression(node)) {
      nodes.elements.push({ object: node.expression, key: node.argumentExpression });
    } else if (is.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const isRest = node.dotDotDotToken !== undefined;
      if (!isRest && name && is.isIdentifier(name) && is.isObjectBindingPattern(node.parent)) {
        nodes.patterns.push({ pattern: node.parent, name });
      }
    } else nodes.passed.push(...passedBy(node).filter(mayBeRecord));
    node.forEachChild(visit);
  }

  for (const file of files) visit(file);
  return nodes;
}

function passedBy(node: Node): readonly Expression[] {
  if (is.isCallExpression(node)) return node.arguments;
  return [passedInCode(node) ?? passedInJsx(node) ?? []].flat();
}

function passedInCode(node: Node): Expression | undefined {
  if (is.isShorthandPropertyAssignment(node) && is.isIdentifier(node.name)) return node.name;
  if (is.isArrowFunction(node)) return is.isBlock(node.body) ? undefined : node.body;
  if (is.isReturnStatement(node) || is.isSpreadAssignment(node)) return node.expression;
  return is.isPropertyAssignment(node) || is.isVariableDeclaration(node) ? node.initializer : undefined;
}

function passedInJsx(node: Node): Expression | undefined {
  if (is.isJsxSpreadAttribute(node)) return node.expression;
  const value = is.isJsxAttribute(node) ? node.initializer : undefined;
  return value && is.isJsxExpression(value) ? value.expression : undefined;
}

function mayBeRecord(node: Node): boolean {
  return (
    is.isIdentifier(node) ||
    is.isPropertyAccessExpression(node) ||
    is.isElementAccessExpression(node) ||
    is.isCallExpression(node) ||
    is.isAwaitExpression(node) ||
    is.isConditionalExpression(node) ||
    is.isBinaryExpression(node) ||
    is.isParenthesizedExpression(node) ||
    is.isArrayLiteralExpression(node)
  );
}
