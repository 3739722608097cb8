// Runs s0.mjs, s1.mjs … of this folder, each as a module of its own: see batches.ts.
import {writeFileSync} from 'node:fs';

const lines = [];
console.log = () => {};
for (let index = 0; index < Number(process.argv[2]); index += 1) {
  let error = '';
  try {
    await import(`./s${index}.mjs`);
  } catch (failure) {
    error = String(failure).replaceAll(/\s+/g, ' ');
  }
  lines.push(`s${index} ${error}`.trim());
}
writeFileSync('results.txt', `${lines.join('\n')}\n`);
