import type {LandingTexts} from '.';

export const landingTexts: LandingTexts = {
  title: 'Todo lo necesario para verificar y autenticar usuarios de forma más rápida y sencilla',
  description:
    'Documentación de las API de verificación y autenticación de identidad: identidad, biometría, vitalidad, pruebas faciales, empresas, vehículos y antecedentes.',
  lead: 'Una sola API para identidad, biometría, empresas, vehículos y antecedentes, con fuentes oficiales de América Latina, España, Estados Unidos y Canadá.',
  firstCall: {label: 'Hacer la primera llamada', route: '/docs-es/intro#first-call'},
  token: {label: 'Obtener un token', route: '/docs-es/autenticacion'},
  sampleTitle: '¿De quién es este documento?',
  tasks: {
    title: 'Empezar por una tarea',
    lead: 'El camino más corto de una pregunta a un código que funciona.',
    entries: [
      {
        title: 'Hacer la primera llamada',
        text: 'De una dirección de correo a una respuesta de la API, paso a paso.',
        route: '/docs-es/intro#first-call',
      },
      {
        title: 'Obtener un token de acceso',
        text: 'Una contraseña de un solo uso por correo o por teléfono; nada que guardar.',
        route: '/docs-es/autenticacion',
      },
      {
        title: 'Validar un documento de identidad',
        text: 'Entra el número; salen el nombre oficial y el estado del documento.',
        route: '/docs-es/identidad',
      },
      {
        title: 'Iniciar la sesión de los usuarios',
        text: 'Por correo, teléfono o rostro, con pantallas y servidor propios.',
        route: '/docs-es/acceso',
      },
      {
        title: 'Escanear un documento',
        text: 'Entra una imagen; salen los datos impresos y un rostro para comparar.',
        route: '/docs-es/escaneo-inteligente',
      },
      {
        title: 'Recibir webhooks',
        text: 'Responder de inmediato, trabajar después y confiar solo en lo que se consulta.',
        route: '/docs-es/recursos/integracion-de-webhook',
      },
      {
        title: 'Crear una prueba facial',
        text: 'Crear un ZelfProof, previsualizarlo y abrirlo con un rostro en vivo.',
        route: '/docs-es/biometrics/pruebas-faciales-conocimiento-cero-resumen',
      },
      {
        title: 'Manejar errores',
        text: 'Qué significa cada estado y cuándo sirve repetir la solicitud.',
        route: '/docs-es/intro#conventions',
      },
    ],
  },
  products: {
    title: 'Productos',
    lead: 'Por API, o alojados cuando no se quiere escribir código propio.',
    entries: [
      {
        title: 'SmartCheck',
        text: 'Validaciones en fuentes oficiales y públicas: personas, empresas, vehículos, licencias y antecedentes.',
        route: '/docs-es/verificacion-inteligente',
      },
      {
        title: 'SmartEnroll',
        text: 'Inscripción sin código: formulario, escaneo del documento, vitalidad, comparación del rostro y listas.',
        route: '/docs-es/inscripcion-inteligente',
      },
      {
        title: 'SmartAccess',
        text: 'Inicio de sesión alojado y sin contraseñas: correo, teléfono o rostro.',
        route: '/docs-es/acceso-inteligente',
      },
      {
        title: 'Smart Scan',
        text: 'Lee documentos de identidad, con un modelo entrenado para cada uno o con una indicación.',
        route: '/docs-es/motores-ocr',
      },
      {
        title: 'Biometría',
        text: 'Vitalidad, comparación uno a uno y búsqueda uno a muchos de rostros.',
        route: '/docs-es/biometria',
      },
      {
        title: 'Pruebas faciales',
        text: 'Pruebas de conocimiento cero que solo abre un rostro en vivo; no se guarda nada biométrico.',
        route: '/docs-es/pruebas-faciales',
      },
      {
        title: 'Servicio de nombres',
        text: 'Nombres con direcciones de billetera, vinculados a una prueba facial.',
        route: '/docs-es/api/etiquetas',
      },
      {
        title: 'Recursos',
        text: 'Proyectos, flujos, inicios de sesión, inscripciones y sus validaciones, por API.',
        route: '/docs-es/recursos',
      },
    ],
  },
  countries: {
    title: 'Países',
    lead: 'Todas las validaciones de un país en una página: personas, empresas, vehículos, licencias y antecedentes.',
  },
};
