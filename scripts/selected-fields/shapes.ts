import type { Node } from 'typescript/unstable/ast';
import type { Checker, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { isGenerated } from './generated-types.ts';

const WRAPPERS = ['Array', 'ReadonlyArray', 'Promise', 'PromiseLike'];

/** Questions about types, with cached results: each one is a call to the compiler. */
export function createShapes(checker: Checker) {
  const objects = new Map<number, readonly Type[]>();
  const records = new Map<number, boolean>();

  function findObjects(type: Type): readonly Type[] {
    if (type.isUnionType()) return membersOf(type).flatMap(objectsIn);
    if (type.isTypeReference() && WRAPPERS.includes(type.getSymbol()?.name ?? '')) {
      return checker.getTypeArguments(type).flatMap(objectsIn);
    }
    return type.isObjectType() || type.isIntersectionType() ? [type] : [];
  }

  /** The object types in a union, a list or a promise. */
  function objectsIn(type: Type): readonly Type[] {
    const known = objects.get(type.id) ?? findObjects(type);
    objects.set(type.id, known);
    return known;
  }

  function isRecord(type: Type): boolean {
    const known =
      records.get(type.id) ??
      checker.getPropertiesOfType(type).some((symbol) => generatedProperties(symbol).length > 0);
    records.set(type.id, known);
    return known;
  }

  /** The compiler of TypeScript 7.0 fails on expressions with some tuple types, none of which contain records. */
  function typesAt(nodes: readonly Node[]): readonly (Type | undefined)[] {
    try {
      return checker.getTypeAtLocation(nodes);
    } catch {
      if (nodes.length < 2) return [undefined];
      const middle = nodes.length >> 1;
      return [...typesAt(nodes.slice(0, middle)), ...typesAt(nodes.slice(middle))];
    }
  }

  return {
    objectsIn,
    typesAt,
    /** Those with generated properties. */
    recordsIn: (type: Type): readonly Type[] => objectsIn(type).filter(isRecord),
    propertyOf: (type: Type | undefined, name: string): TypeSymbol | undefined =>
      type && checker.getPropertyOfType(checker.getNonNullableType(type) ?? type, name),
    /** The strings of a union of string literals. */
    literalsOf: (type: Type | undefined): string[] => {
      const types = type?.isUnionType() ? membersOf(type) : [type];
      return types.flatMap((one) => (one?.isStringLiteralType() ? [String(one.value)] : []));
    },
    generatedProperties,
  };
}

/** The compiler of TypeScript 7.0 fails on unions with tuples, none of which contain records. */
function membersOf(type: Type & { getTypes(): readonly Type[] | undefined }): readonly Type[] {
  try {
    return type.getTypes() ?? [];
  } catch {
    return [];
  }
}

function generatedProperties(symbol: TypeSymbol | undefined): Node[] {
  const declarations = symbol?.declarations ?? [];
  return declarations.flatMap((handle) => (isGenerated(handle.path) ? (handle.resolve() ?? []) : []));
}
