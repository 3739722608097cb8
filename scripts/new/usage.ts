import {flags, kinds, methods, questions} from './questions';

function row(flag: (typeof flags)[number]): string {
  const {asks, of, isOptional} = questions[flag];
  const list = flag === 'kind' ? `: ${kinds.join(', ')}` : flag === 'method' ? `: ${methods.join(', ')}` : '';
  const only = of === undefined ? '' : ` (${of} only${isOptional === true ? ', optional' : ''})`;
  return `  --${flag.padEnd(14)}${asks}${list}${only}`;
}

/** How the program is called. */
export const usage = `Makes the files of a new subject: its page in both languages, its place in the sidebar and, for an operation, in the contract.

  npm run new                      asks for everything
  npm run new -- --kind guide …    asks for what is missing, in a terminal

${flags.map(row).join('\n')}
  --help          prints this

For example:

  npm run new -- --kind operation --id identity/ecuador-ruc --title-en "Ecuador, tax number (RUC)" \\
    --title-es "Ecuador, número tributario (RUC)" --slug-es /identidad/ecuador-ruc --group Identity \\
    --operation-id checkIdentityEcuadorRuc --method get --path /v2/ec/ruc --file identity --country EC`;
