/** The icon of a page, or of a section, by the last part of its address; drawn in `static/img/icons.svg`. */
export const icons: Readonly<Record<string, string>> = {
  access: 'login',
  api: 'name',
  'background-check': 'search',
  biometrics: 'face',
  'business-validation': 'building',
  'driver-validation': 'wheel',
  'face-proofs': 'proof',
  'faces-and-documents': 'scan',
  'full-api-tutorial': 'code',
  guides: 'steps',
  identity: 'card',
  'name-service': 'name',
  'onboarding-by-api': 'code',
  records: 'scales',
  'self-hosted': 'layers',
  'smart-scan': 'scan',
  smartaccess: 'access',
  smartcheck: 'check',
  smartenroll: 'person',
  support: 'help',
  'vehicle-validation': 'car',
  'webhook-integration': 'bell',
};

/** The icon for an address; undefined where it has none. */
export function iconOf(address: string): string | undefined {
  const [last = ''] = /[\w-]+(?=(?:\.mdx)?$)/.exec(address) ?? [];
  return icons[last];
}
