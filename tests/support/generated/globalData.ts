/** Stands for `@generated/globalData` in unit tests. */
export default {
  'site-languages': {default: {outside: {es: ['/blog/bienvenida']}, counterparts: []}},
};
