import type {Localized} from '../../config/outline/types';
import type {Kind} from './questions';

/** A part of a page: its heading, and what a person writes below it. */
export interface Section {
  /** Id of the heading, the same in both languages. */
  id: string;
  heading: Localized;
  text: Localized;
}

/** What a person writes before the element of the reference or the first heading. */
export const introductions: Readonly<Record<Kind, readonly Localized[]>> = {
  operation: [
    {
      en: 'what you send, what the answer says and when to use it',
      es: 'qué se envía, qué dice la respuesta y cuándo conviene usarla',
    },
    {en: 'what it does not do, and which page does', es: 'qué no hace y qué página lo resuelve'},
  ],
  object: [
    {en: 'what the object stands for, and how it comes about', es: 'qué representa el objeto y cómo se crea'},
    {en: 'which attributes decide, and which only describe', es: 'qué atributos deciden y cuáles solo describen'},
  ],
  guide: [{en: 'what the reader can do at the end, and for whom it is', es: 'qué se logra al final y para quién es'}],
};

/** The parts of a page that follow its introduction, without the related pages. */
export const sections: Readonly<Record<Kind, readonly Section[]>> = {
  operation: [
    {
      id: 'reading-the-answer',
      heading: {en: 'Reading the answer', es: 'Interpretar la respuesta'},
      text: {
        en: 'what the fields mean for a decision, and what to do about each error',
        es: 'qué significan los campos para una decisión y qué hacer ante cada error',
      },
    },
    {
      id: 'data-protection',
      heading: {en: 'Data protection', es: 'Protección de datos'},
      text: {
        en: 'which law applies, and which fields not to keep',
        es: 'qué ley se aplica y qué campos no conviene guardar',
      },
    },
  ],
  object: [
    {
      id: 'operations',
      heading: {en: 'Operations', es: 'Operaciones'},
      text: {
        en: 'a list with a link to each operation that makes, reads or changes the object',
        es: 'una lista con un enlace a cada operación que crea, lee o cambia el objeto',
      },
    },
  ],
  guide: [
    {
      id: 'what-you-need',
      heading: {en: 'What you need', es: 'Qué se necesita'},
      text: {
        en: 'accounts, tokens and data to have at hand before the first step',
        es: 'cuentas, tokens y datos que conviene tener antes del primer paso',
      },
    },
    {
      id: 'steps',
      heading: {en: 'Steps', es: 'Pasos'},
      text: {
        en: 'the steps in their order, each with its request and its answer',
        es: 'los pasos en su orden, cada uno con su solicitud y su respuesta',
      },
    },
    {
      id: 'result',
      heading: {en: 'What to do next', es: 'Qué hacer después'},
      text: {
        en: 'how the reader sees that it worked, and where to go from here',
        es: 'cómo se comprueba que funcionó y por dónde seguir',
      },
    },
  ],
};

/** What a search engine shows of the page; the title keeps it apart from those of other pages. */
export const descriptionOf: Readonly<Record<keyof Localized, (title: string) => string>> = {
  en: (title) => `one sentence of 50 to 160 characters for search engines about: ${title}`,
  es: (title) => `una oración de 50 a 160 caracteres para buscadores sobre: ${title}`,
};
