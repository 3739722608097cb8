import type {Localized} from '../locales';

/**
 * Words that readers use for the same thing, in any language: readers of one write words of another. Each line is a group: a
 * search for one of them finds what has any other. Several words between two commas are a phrase. Accents, plurals and the
 * `endings` do not matter. Names of documents and countries are not needed here: the glossary, the titles in
 * the other language and `demonyms.ts` have them.
 */
export const synonyms: readonly string[] = [
  'licence, license, licencia, pase, brevete, carnet de conducir, permiso de conducir',
  'driver, driving, conductor, conducir, manejar, chofer',
  'webhook, notification, callback, notificación, aviso',
  'identity, id, identidad',
  'cédula, identity card, id card, national id, documento de identidad, carnet de identidad',
  'citizen, citizenship, ciudadano, ciudadanía',
  'full, complete, completo, extended, extra, extendido, datos extendidos, extra data',
  'foreigner, foreign, immigrant, migrant, resident, extranjero, extranjería, migrante, residente',
  'business, company, corporate, kyb, empresa, empresarial, compañía, sociedad, negocio',
  'partner, supplier, vendor, socio, aliado, proveedor',
  'onboarding, onboard, sign up, kyc, inscripción, alta',
  'enrol, enroll, inscribir, enrolar, enrolamiento',
  'vehicle, car, automobile, vehículo, carro, auto, automóvil, coche',
  'plate, license plate, placa, patente, matrícula',
  'insurance, seguro, póliza',
  'soat, mandatory insurance, seguro obligatorio',
  'claim, accident, siniestro, choque, accidente',
  'fine, traffic ticket, infraction, violation, multa, comparendo, infracción',
  'owner, propietario, dueño',
  'criminal, police, criminal record, police record, policía, penal, antecedentes judiciales, antecedentes penales, antecedentes policiales',
  'prison, jail, inmate, inpec, cárcel, prisión, preso',
  'sanctions, watchlist, ofac, lista clinton, listas restrictivas, sanciones',
  'wanted, fugitive, buscado, fugitivo, prófugo',
  'un, onu, united nations, naciones unidas',
  'lawyer, attorney, advocate, abogado, tarjeta profesional',
  'court, lawsuit, legal process, judicial process, court case, juicio, demanda, proceso judicial, proceso legal, rama judicial',
  'public servant, civil servant, servidor público, funcionario',
  'voting, vote, polling, votación, voto, electoral',
  'tax, impuesto, tributario',
  'ssn, social security, seguro social, seguridad social',
  'face, facial, selfie, rostro, cara',
  'biometric, biometría, biométrico',
  'liveness, alive, spoofing, anti spoofing, vitalidad, vivacidad, prueba de vida, suplantación',
  'compare, comparison, match, comparar, cotejo, coincidencia',
  'picture, photo, image, imagen, foto',
  'score, puntaje, puntuación',
  'threshold, minimum, umbral, mínimo',
  'ocr, scan, read document, escanear, escaneo, leer documento',
  'passport, travel document, pasaporte',
  'token, jwt, api key, apikey, credential, bearer, clave de api, credencial, llave',
  'authenticate, authentication, autenticar, autenticación',
  'renew, refresh, extend, renovar, refrescar, extender',
  'revoke, invalidate, rotate, revocar, invalidar, anular, rotar',
  'login, log in, sign in, signin, inicio de sesión, iniciar sesión, ingresar',
  'otp, one-time password, one time password, verification code, código de un solo uso, contraseña de un solo uso',
  'password, contraseña',
  'phone, sms, whatsapp, mobile, telephone, teléfono, celular, móvil',
  'email, e-mail, mail, correo, correo electrónico',
  'delete, remove, erase, eliminar, borrar, quitar',
  'create, add, new, open, start, begin, crear, agregar, nuevo, añadir, abrir, iniciar',
  'update, change, edit, modify, actualizar, cambiar, editar, modificar',
  'list, get all, all, listar, todos',
  'retrieve, get, fetch, show, read, obtener, recuperar, ver, mostrar, leer',
  'check, verify, validate, lookup, look up, verificar, validar, consultar, consulta, comprobar',
  'search, find, buscar, encontrar',
  'choose, select, pick, elegir, elige, elijo, escoger',
  'object, attribute, objeto, atributo',
  'price, pricing, cost, precio, costo, tarifa',
  'balance, quota, saldo, cupo',
  'charge, charged, bill, cobrar, cobro',
  'lease, rent, buy, alquilar, alquiler, arrendar, comprar',
  'tag, name, domain, etiqueta, nombre, dominio',
  'qr, qr code, barcode, código qr',
  'decrypt, open, unlock, descifrar, abrir, desencriptar',
  'encrypt, make, seal, cifrar, encriptar',
  'privacy, gdpr, data protection, personal data, privacidad, datos personales, habeas data, protección de datos',
  'sla, service level agreement, uptime, availability, niveles de servicio, disponibilidad',
  'error, failure, fallo, falla',
  'retry, repeat, reintentar, repetir',
  'limit, throttling, límite',
  'asynchronous, async, queue, asíncrono, cola',
  'environment, ambiente, entorno',
  'hosted, alojado',
  'quickstart, quick start, first call, getting started, open account, inicio rápido, primera llamada, empezar, abrir cuenta',
  'changelog, release, changes, cambios, novedades',
  'support, help, soporte, ayuda',
  'issue date, date of issue, fecha de expedición, fecha de emisión',
  'pico y placa, traffic restriction, restricción vehicular',
  'rtm, vehicle inspection, tecnomecánica, técnico-mecánica, revisión técnica',
  'run, execute, start, correr, ejecutar, levantar',
  'local, my machine, own machine, localhost, mi máquina, mi computador, mi computadora',
  'supported, available, coverage, cobertura, disponible',
  'grant, assign, otorgar, conceder, asignar, create, crear',
  'us, usa, united states, eeuu, estados unidos',
  'bc, british columbia, columbia británica',
];

/** Words that the search ignores, such as articles. */
export const stopWords: Localized<readonly string[]> = {
  en: 'a am an and are as at be by can could do does endpoint for from get have how i if in is it me must my need of on or our request should that the their there this to use using want was we what when where which who why will with would you your'.split(
    ' ',
  ),
  es: 'a al como con cual cuando de debo del donde el en endpoint es esta hay la las lo los me mi mis necesito o para por puedo que quiero se si sin solicitud son su sus te tengo tu un una unos usar y'.split(
    ' ',
  ),
};

/** Queries that ask what a word means: the glossary answers them. */
export const meaningQuestion: Localized<RegExp> = {
  en: /^what(?: is|’s|'s) |\bmean(?:s|ing)?\b|\bdefinition\b|\bstands? for\b/i,
  es: /\bsignifica(?:do)?\b|^qu[eé] es |\bdefinici[oó]n\b|\bsiglas?\b/i,
};

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
