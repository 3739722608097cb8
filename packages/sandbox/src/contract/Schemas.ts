import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import {isNode, locate} from './pointers';
import type {PlayedParameter, SchemaPointer} from './types';

/** Formats that the API checks; others say what a text is for. */
const formats: Readonly<Record<string, RegExp | true>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

const documentId = 'contract:';

/** Validators of the contract's schemas, made when they are first needed. */
export class Schemas {
  /** By whether it coerces: what stands in an address is a text, numbers and lists are read out of it. */
  readonly #ajv = new Map<boolean, Ajv2020>();
  readonly #made = new Map<string, ValidateFunction>();

  static readonly #known = new WeakMap<object, Schemas>();

  private constructor(private readonly document: object) {}

  /**
   * The validators of a contract; sandboxes of the same contract share them.
   *
   * @param document - the whole contract
   */
  public static of(document: object): Schemas {
    const schemas = this.#known.get(document) ?? new Schemas(document);
    this.#known.set(document, schemas);
    return schemas;
  }

  #instance(coerces: boolean): Ajv2020 {
    const known = this.#ajv.get(coerces);
    if (known !== undefined) {
      return known;
    }
    const options = {strict: false, validateSchema: false, logger: false, formats} as const;
    const ajv = new Ajv2020(coerces ? {...options, coerceTypes: 'array'} : options);
    ajv.addSchema(this.document, documentId);
    this.#ajv.set(coerces, ajv);
    return ajv;
  }

  #validator(coerces: boolean, key: string, schema: object): ValidateFunction {
    const made = this.#made.get(key) ?? this.#instance(coerces).compile(schema);
    this.#made.set(key, made);
    return made;
  }

  /** @returns what is wrong with a value first; undefined where it fits */
  public fault(pointer: SchemaPointer, value: unknown): ErrorObject | undefined {
    const validate = this.#validator(false, pointer, {$ref: `${documentId}#${encodeURI(pointer)}`});
    return validate(value) ? undefined : validate.errors?.[0];
  }

  /**
   * Checks parameters, and turns their texts into what their schemas ask for, in place.
   *
   * @returns what is wrong first
   */
  public parameterFault(
    operation: string,
    parameters: readonly PlayedParameter[],
    values: Record<string, unknown>,
  ): ErrorObject | undefined {
    const validate = this.#validator(true, `parameters of ${operation}`, {
      type: 'object',
      required: parameters.filter(({required}) => required).map(({name}) => name),
      properties: Object.fromEntries(
        parameters.map(({name, schema}) => [name, {$ref: `${documentId}#${encodeURI(schema)}`}]),
      ),
    });
    return validate(values) ? undefined : validate.errors?.[0];
  }

  /** A value without the fields that its schema does not describe. Where a schema describes none, or leaves it open, all stay. */
  public described(pointer: SchemaPointer, value: unknown): unknown {
    const {node, pointer: at} = locate(this.document, pointer);
    if (Array.isArray(value)) {
      return isNode(node.items) ? value.map((item) => this.described(`${at}/items`, item)) : value;
    }
    const fields = this.fieldsOf(pointer);
    const isOpen = ['oneOf', 'anyOf', 'additionalProperties'].some((keyword) => keyword in node);
    if (!isNode(value) || isOpen || fields.size === 0) {
      return value;
    }
    const known = Object.entries(value).flatMap(([name, part]) => {
      const field = fields.get(name);
      return field === undefined ? [] : [[name, this.described(field, part)] as const];
    });
    return Object.fromEntries(known);
  }

  /** Names of the fields that a schema describes, through references and `allOf`. */
  public fieldsOf(pointer: SchemaPointer, ...path: readonly string[]): ReadonlyMap<string, SchemaPointer> {
    const {node, pointer: at} = locate(this.document, pointer);
    const own = Object.keys(isNode(node.properties) ? node.properties : {}).map(
      (name) => [name, `${at}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`] as const,
    );
    const parts = Array.isArray(node.allOf) ? node.allOf.map((_, index) => `${at}/allOf/${index}`) : [];
    const fields = new Map([...parts.flatMap((part) => [...this.fieldsOf(part)]), ...own]);
    const [first, ...rest] = path;
    if (first === undefined) {
      return fields;
    }
    const inside = fields.get(first);
    return inside === undefined ? new Map() : this.fieldsOf(inside, ...rest);
  }
}
