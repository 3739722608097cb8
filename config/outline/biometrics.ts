import {within, type OutlineItem} from './types';

/** Faces and documents. */
export const biometrics: readonly OutlineItem[] = [
  {
    label: {en: 'Biometrics', es: 'Biometría'},
    description: {
      en: 'Liveness, comparison and search of faces.',
      es: 'Detección de vitalidad, comparación y búsqueda de rostros.',
    },
    slug: {en: '/biometrics', es: '/biometria'},
    items: [
      ...within(
        'biometrics',
        'liveness',
        'compare',
        'compare-live',
        'compare-with-liveness',
        'search',
        'search-live-face',
        'search-active-user',
        'search-crops',
      ),
    ],
  },
  {
    label: {en: 'Face proofs', es: 'Pruebas faciales'},
    description: {
      en: 'Zero-knowledge face proofs: make them, look at them and open them with a live face.',
      es: 'Pruebas faciales de conocimiento cero: crearlas, verlas y abrirlas con un rostro en vivo.',
    },
    slug: {en: '/face-proofs', es: '/pruebas-faciales'},
    items: [
      ...within(
        'biometrics',
        'zero-knowledge-face-proofs-overview',
        'zero-knowledge-face-proofs-encrypt',
        'zero-knowledge-face-proofs-encrypt-qr-code',
        'zero-knowledge-face-proofs-preview',
        'zero-knowledge-face-proofs-decrypt',
      ),
      {
        label: {en: 'Understand ZelfProofs', es: 'Entender los ZelfProofs'},
        description: {
          en: 'How they work, what they protect and what they are used for.',
          es: 'Cómo funcionan, qué protegen y para qué se usan.',
        },
        slug: {en: '/getting-started', es: '/empezar'},
        items: [
          ...within(
            'getting-started',
            'how-it-works',
            'privacy-preserving',
            'use-cases',
            'zelf-proofs-vs-others',
            'lite-paper',
            'downloads',
          ),
        ],
      },
    ],
  },
  {
    label: {en: 'Documents (OCR)', es: 'Documentos (OCR)'},
    description: {
      en: 'Read identity documents with a trained model or by a prompt.',
      es: 'Leer documentos de identidad con un modelo entrenado o con una instrucción.',
    },
    slug: {en: '/ocr-engines', es: '/motores-ocr'},
    items: [...within('ocr-engines', 'scan-studio', 'scan-prompt')],
  },
];
