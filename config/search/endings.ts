import type {Localized} from '../locales';

/**
 * Endings that the search takes off words, so that `validar`, `validación` and `validaciones` are one. Of a word the first
 * that leaves three letters goes; `s` of a plural has gone before.
 */
export const endings: Localized<readonly string[]> = {
  en: 'ications|ication|icating|icated|icate|izations|ization|ations|ation|ating|ated|ator|ying|ings|ing|ied|ies|ie|ed|er|or|ion|ate|e|y'.split(
    '|',
  ),
  es: 'aciones|acione|acion|adores|adore|ador|adora|amientos|amiento|imiento|iones|ione|ion|arme|arte|arse|irse|erse|iendo|ando|ar|er|ir|a|e|o'.split(
    '|',
  ),
};
