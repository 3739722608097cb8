/** A country whose registries the API reads, and the page with its identity check. */
export interface Country {
  /** ISO 3166-1 alpha-2, the name of its flag. */
  readonly code: string;
  readonly name: string;
  readonly route: string;
}

export const countries: readonly Country[] = [
  {code: 'AR', name: 'Argentina', route: '/identity/argentina'},
  {code: 'BO', name: 'Bolivia', route: '/identity/bolivia'},
  {code: 'BR', name: 'Brazil', route: '/identity/brazil'},
  {code: 'CA', name: 'Canada', route: '/identity/canada'},
  {code: 'CL', name: 'Chile', route: '/identity/chile'},
  {code: 'CO', name: 'Colombia', route: '/identity/colombia-documents'},
  {code: 'CR', name: 'Costa Rica', route: '/identity/costa-rica'},
  {code: 'DO', name: 'Dominican Republic', route: '/identity/dominican-republic'},
  {code: 'EC', name: 'Ecuador', route: '/identity/ecuador'},
  {code: 'SV', name: 'El Salvador', route: '/identity/el-salvador'},
  {code: 'GT', name: 'Guatemala', route: '/identity/guatemala'},
  {code: 'HN', name: 'Honduras', route: '/identity/honduras'},
  {code: 'MX', name: 'Mexico', route: '/identity/mexico'},
  {code: 'PA', name: 'Panama', route: '/identity/panama'},
  {code: 'PY', name: 'Paraguay', route: '/identity/paraguay'},
  {code: 'PE', name: 'Peru', route: '/identity/peru-documents'},
  {code: 'ES', name: 'Spain', route: '/identity/spain-citizen'},
  {code: 'US', name: 'United States', route: '/identity/united-states'},
  {code: 'UY', name: 'Uruguay', route: '/identity/uruguay'},
  {code: 'VE', name: 'Venezuela', route: '/identity/venezuela-documents'},
];
