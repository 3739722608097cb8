/** The part of the converter that the site uses: https://github.com/postmanlabs/openapi-to-postman */
declare module 'openapi-to-postmanv2' {
  export interface ConversionResult {
    result: boolean;
    reason?: string;
    output?: {type: string; data: object}[];
  }

  export function convert(
    input: {type: 'json'; data: object},
    options: {folderStrategy: 'Tags' | 'Paths'; requestParametersResolution: 'Example' | 'Schema'},
    callback: (error: unknown, result?: ConversionResult) => void,
  ): void;
}
