import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Project, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { collectNodes } from './collect-nodes.ts';
import { createShapes } from './shapes.ts';

/** The properties of generated types that some code reads, also after they were passed to another type. */
export function findReads({ checker, program }: Project, isReader: (file: string) => boolean): ReadonlySet<Node> {
  const files = program.getSourceFileNames().filter(isReader);
  const nodes = collectNodes(files.flatMap((file) => program.getSourceFile(file) ?? []));
  const shapes = createShapes(checker);
  const read = new Set<Node>();
  /** From a property to the properties of other generated types that receive its value. */
  const passedTo = new Map<Node, Node[]>();
  const linked = new Set<string>();

  const addReads = (symbol: TypeSymbol | undefined) => {
    for (const property of shapes.generatedProperties(symbol)) read.add(property);
  };

  function findPropertyReads(): void {
    for (const symbol of checker.getSymbolAtLocation(nodes.names)) addReads(symbol);
    const patternTypes = shapes.typesAt(nodes.patterns.map(({ pattern }) => pattern));
    nodes.patterns.forEach(({ name }, at) => {
      addReads(shapes.propertyOf(patternTypes[at], name.text));
    });
    const objectTypes = shapes.typesAt(nodes.elements.map(({ object }) => object));
    const keyTypes = shapes.typesAt(nodes.elements.map(({ key }) => key));
    nodes.elements.forEach((_, at) => {
      for (const name of shapes.literalsOf(keyTypes[at])) addReads(shapes.propertyOf(objectTypes[at], name));
    });
  }

  /** A type that is written by hand reads what it names; a generated type reads it if its own property is read. */
  function link(from: Type, to: Type): void {
    for (const source of shapes.recordsIn(from)) {
      for (const target of shapes.objectsIn(to)) linkObjects(source, target);
    }
  }

  function linkObjects(source: Type, target: Type): void {
    const id = `${source.id} ${target.id}`;
    if (source.id === target.id || linked.has(id)) return;
    linked.add(id);
    for (const symbol of checker.getPropertiesOfType(source)) {
      const counterpart = checker.getPropertyOfType(target, symbol.name);
      if (counterpart) linkProperties(symbol, counterpart);
    }
  }

  function linkProperties(source: TypeSymbol, target: TypeSymbol): void {
    const receivers = shapes.generatedProperties(target);
    for (const property of shapes.generatedProperties(source)) {
      if (receivers.length === 0) read.add(property);
      passedTo.set(property, [...(passedTo.get(property) ?? []), ...receivers]);
    }
    const [from, to] = checker.getTypeOfSymbol([source, target]);
    if (from && to) link(from, to);
  }

  function linkPassedValues(): void {
    const types = shapes.typesAt(nodes.passed);
    nodes.passed.forEach((expression, at) => {
      const type = types[at];
      if (!type || shapes.recordsIn(type).length === 0) return;
      const { parent } = expression;
      const isSpread = is.isSpreadAssignment(parent) && is.isObjectLiteralExpression(parent.parent);
      const expected = checker.getContextualType(isSpread ? parent.parent : expression);
      if (expected) link(type, expected);
    });
  }

  findPropertyReads();
  linkPassedValues();
  for (let size = -1; size < read.size; ) {
    size = read.size;
    for (const [property, receivers] of passedTo) if (receivers.some((one) => read.has(one))) read.add(property);
  }
  return read;
}
