/** Selects every field that a filter or sort order uses. */
export const LIST = `query ($locale: Locale!, $filter: MaterialFilter, $sort: MaterialSort, $pageSize: Int = 100)
@inContext(locale: $locale) {
  materials(filter: $filter, sort: $sort, pageSize: $pageSize) {
    totalCount
    items { ...Sheet }
    notSpecified { ...Sheet }
    relaxations { criterion totalCount }
    pageInfo { page pageCount hasNextPage hasPreviousPage }
  }
}
fragment Sheet on Material {
  id slug name group subtypes publishedOn biocompatibility
  category { id } colors { family { id } } usages { id } addOns { id }
  flexuralModulus: property(name: FLEXURAL_MODULUS) { value unit standard }
  flexuralStrength: property(name: FLEXURAL_STRENGTH) { value unit }
  elongationAtBreak: property(name: ELONGATION_AT_BREAK) { value unit }
  impactStrengthNotched: property(name: IMPACT_STRENGTH_NOTCHED) { value unit }
  heatDeflectionTemperature: property(name: HEAT_DEFLECTION_TEMPERATURE) { value unit }
  ashContent { value unit standard }
}`;
