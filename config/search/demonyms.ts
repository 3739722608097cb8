/**
 * Words by which readers of any language mean a country, beside its names; by its code in `config/countries.ts`. Write the
 * forms that differ by more than an ending (`colombiano`, `colombiana` and `Colombian` are one).
 */
export const demonyms: Readonly<Record<string, string>> = {
  AR: 'Argentinian argentino',
  BO: 'Bolivian boliviano',
  BR: 'Brazilian brasileño brasilero',
  CA: 'Canadian canadiense',
  CL: 'Chilean chileno',
  CO: 'Colombian colombiano',
  CR: 'Costa Rican costarricense tico',
  DO: 'Dominican dominicano',
  EC: 'Ecuadorian ecuatoriano',
  SV: 'Salvadoran salvadoreño',
  GT: 'Guatemalan guatemalteco',
  HN: 'Honduran hondureño',
  MX: 'Mexican mexicano',
  PA: 'Panamanian panameño',
  PY: 'Paraguayan paraguayo',
  PE: 'Peruvian peruano',
  ES: 'Spanish español',
  US: 'American estadounidense USA EEUU US',
  UY: 'Uruguayan uruguayo',
  VE: 'Venezuelan venezolano',
};
