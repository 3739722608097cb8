/** `checkIdentityPeru` → `check-identity-peru`, as ids of sections are written. */
export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}
