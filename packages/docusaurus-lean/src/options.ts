import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {ListNames} from './sections/growingLists';

export interface SectionsOptions {
  /** Lists in the global data of plugins, by plugin, that grow with the pages: their entries have paths of pages as values. */
  readonly lists: ListNames;
}

export interface StylesOptions {
  /** Sheets beside the one of every page, by name: the files whose styles they hold, each used by one kind of page. */
  readonly sheets: Readonly<Record<string, RegExp>>;
  /** Variables that stay, though no sheet reads them: scripts or style attributes do. */
  readonly variables: readonly RegExp[];
}

/** What the plugin does; each part is false where it is off. */
export interface LeanOptions {
  /** Routes, modules and docs of a page come with those of its folder. Needs `navigation`. */
  readonly sections: SectionsOptions | false;
  /** Fewer pages are loaded ahead, and a page whose code does not load stays to be read. */
  readonly navigation: boolean;
  /** The highlighter of code is loaded when it is needed. */
  readonly highlighting: boolean;
  /** Rules for classes that no script names are left out. */
  readonly styles: StylesOptions | false;
}

/** The options as a site gives them: what is left out has its default. */
export type Options = {readonly [Part in keyof LeanOptions]?: LeanOptions[Part] | Partial<LeanOptions[Part]>};

const pattern = Joi.object().instance(RegExp).messages({'*': '{{#label}} must be a regular expression'});

/** A part that is off, or on with settings. */
function part(settings: Record<string, Joi.Schema>): Joi.Schema {
  const on = Joi.object(settings);
  const off = Joi.valid(false);
  return Joi.alternatives()
    .conditional(off, {then: off, otherwise: on})
    .default(on.validate({}).value as object);
}

const schema = Joi.object<LeanOptions>({
  sections: part({lists: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({})}),
  navigation: Joi.boolean().default(true),
  highlighting: Joi.boolean().default(true),
  styles: part({
    sheets: Joi.object().pattern(Joi.string(), pattern).default({}),
    variables: Joi.array().items(pattern).default([]),
  }),
});

/**
 * Completes the options of a site.
 *
 * @throws with the name of the option that is wrong
 */
export function validateOptions({validate, options}: OptionValidationContext<Options, LeanOptions>): LeanOptions {
  const valid = validate(schema, options);
  if (valid.sections !== false && !valid.navigation) {
    throw new Error('docusaurus-lean: "sections" needs "navigation", which loads them. Switch both off, or neither.');
  }
  return valid;
}
