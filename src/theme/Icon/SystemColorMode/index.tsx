// Ejected from @docusaurus/theme-classic 3.9.1: the site has no mode that follows the system, so nobody sees the original.
export default function IconSystemColorMode(): null {
  return null;
}
