import type {LocaleCode} from '../../../config/locales';

/** Texts of the reference that are not in the contract. */
export interface ReferenceLabels {
  authentication: string;
  /** @param variable - environment variable that holds the token in the samples */
  tokenNeeded: (title: string, variable: string) => string;
  tokenHow: string;
  noToken: string;
  parameters: string;
  noParameters: string;
  places: Record<'query' | 'path' | 'header' | 'body', string>;
  request: string;
  response: string;
  fields: string;
  decideOn: string;
  /** Where no field but the status of the answer decides. */
  statusAlone: string;
  /** Begins the note on what is not published. */
  inferred: string;
  sandbox: string;
  sandboxValues: Record<'found' | 'notFound' | 'error', string>;
  errors: string;
  /** @param fields - names of the fields that error bodies of the operation have */
  errorsIntro: (fields: readonly string[]) => string;
  name: string;
  description: string;
  status: string;
  meaning: string;
  required: string;
  optional: string;
  allowed: string;
  example: string;
  default: string;
  maxLength: (length: number) => string;
  range: (minimum: number | undefined, maximum: number | undefined) => string;
  listOf: (type: string) => string;
  or: string;
  operation: string;
  endpoint: string;
  attributes: string;
  check: string;
  answers: string;
  country: string;
  deprecated: string;
  event: string;
  eventMeaning: string;
}

/** `a`, `b` and `c`. */
function names(fields: readonly string[], and: string): string {
  const quoted = fields.map((field) => `\`${field}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${and} ${quoted.at(-1) ?? ''}`;
}

const en: ReferenceLabels = {
  authentication: 'Authentication',
  tokenNeeded: (title, variable) =>
    `Send the header \`Authorization: Bearer <token>\` with the ${title}. The samples read it from the environment variable \`${variable}\`.`,
  tokenHow: 'How to get a token',
  noToken: 'This request needs no access token.',
  parameters: 'Parameters',
  noParameters: 'The request takes no parameters.',
  places: {query: 'In the query', path: 'In the path', header: 'In the headers', body: 'In the body, as JSON'},
  request: 'Request',
  response: 'Response',
  fields: 'Fields',
  decideOn: 'Decide on',
  statusAlone: 'the status code.',
  inferred: 'Not published, inferred: ask support before you rely on it.',
  sandbox: 'In the sandbox:',
  sandboxValues: {found: 'found', notFound: 'not found', error: 'source fails'},
  errors: 'Errors',
  errorsIntro: (fields) => `An error answers with a JSON body that holds ${names(fields, 'and')}.`,
  name: 'Name',
  description: 'Description',
  status: 'Status and code',
  meaning: 'What it means, and what to do',
  required: 'required',
  optional: 'optional',
  allowed: 'Allowed values:',
  example: 'Example:',
  default: 'Default:',
  maxLength: (length) => `At most ${length} characters.`,
  range: (minimum, maximum) =>
    maximum === undefined
      ? `At least ${minimum ?? ''}.`
      : minimum === undefined
        ? `At most ${maximum}.`
        : `From ${minimum} to ${maximum}.`,
  listOf: (type) => `list of ${type}`,
  or: 'or',
  operation: 'Operation',
  endpoint: 'Endpoint',
  attributes: 'Attributes',
  check: 'Check',
  answers: 'What it does',
  country: 'All checks for this country:',
  deprecated: 'Deprecated: do not use it in new integrations.',
  event: 'Event',
  eventMeaning: 'What happened',
};

const es: ReferenceLabels = {
  authentication: 'Autenticación',
  tokenNeeded: (title, variable) =>
    `Envía el encabezado \`Authorization: Bearer <token>\` con el ${title}. Los ejemplos lo leen de la variable de entorno \`${variable}\`.`,
  tokenHow: 'Cómo obtener un token',
  noToken: 'Esta solicitud no necesita token de acceso.',
  parameters: 'Parámetros',
  noParameters: 'La solicitud no lleva parámetros.',
  places: {
    query: 'En la consulta de la URL',
    path: 'En la ruta',
    header: 'En los encabezados',
    body: 'En el cuerpo, como JSON',
  },
  request: 'Solicitud',
  response: 'Respuesta',
  fields: 'Campos',
  decideOn: 'Decide con',
  statusAlone: 'el código de estado.',
  inferred: 'No publicado, inferido: consulta a soporte antes de usarlo.',
  sandbox: 'En el sandbox:',
  sandboxValues: {found: 'existe', notFound: 'no existe', error: 'falla la fuente'},
  errors: 'Errores',
  errorsIntro: (fields) => `Un error responde con un cuerpo JSON que contiene ${names(fields, 'y')}.`,
  name: 'Nombre',
  description: 'Descripción',
  status: 'Estado y código',
  meaning: 'Qué significa y qué hacer',
  required: 'obligatorio',
  optional: 'opcional',
  allowed: 'Valores permitidos:',
  example: 'Ejemplo:',
  default: 'Valor por defecto:',
  maxLength: (length) => `Máximo ${length} caracteres.`,
  range: (minimum, maximum) =>
    maximum === undefined
      ? `Mínimo ${minimum ?? ''}.`
      : minimum === undefined
        ? `Máximo ${maximum}.`
        : `Entre ${minimum} y ${maximum}.`,
  listOf: (type) => `lista de ${type}`,
  or: 'o',
  operation: 'Operación',
  endpoint: 'Endpoint',
  attributes: 'Atributos',
  check: 'Validación',
  answers: 'Qué hace',
  country: 'Todas las validaciones de este país:',
  deprecated: 'Obsoleta: no la uses en integraciones nuevas.',
  event: 'Evento',
  eventMeaning: 'Qué ocurrió',
};

export const referenceLabels: Record<LocaleCode, ReferenceLabels> = {en, es};
