// Runs programs of Node.js one after another: each is a module of its own, with an environment, an output and an end of its
// own. A thread for each takes ten times as long.
import {parentPort} from 'node:worker_threads';

class End extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

const environment = {...process.env};
let output = [];
console.log = console.error = (...texts) => output.push(texts.join(' '));
process.exit = (status = 0) => {
  throw new End(status);
};

parentPort.on('message', ({module, env}) => {
  output = [];
  process.env = {...environment, ...env};
  import(module).then(
    () => parentPort.postMessage({status: 0, output}),
    (/** @type {unknown} */ error) => {
      const isEnd = error instanceof End;
      parentPort.postMessage({status: isEnd ? error.status : 1, output: isEnd ? output : [...output, String(error)]});
    },
  );
});
