// Maps codes of the content service to enum values of the GraphQL schema.

/** Omits unknown codes. */
export function toEnumValues<EnumValue>(codes: readonly string[], enumMap: Record<string, EnumValue>): EnumValue[] {
  return codes.flatMap((code) => toEnumValue(code, enumMap) ?? []);
}

/** Undefined for an unknown code, and for names on the prototype such as `constructor`. */
export function toEnumValue<EnumValue>(code: string, enumMap: Record<string, EnumValue>): EnumValue | undefined {
  return Object.hasOwn(enumMap, code) ? enumMap[code] : undefined;
}

export function invert<EnumValue extends string>(enumMap: Record<string, EnumValue>): Record<EnumValue, string> {
  return Object.fromEntries(Object.entries(enumMap).map(([code, value]) => [value, code])) as Record<EnumValue, string>;
}
