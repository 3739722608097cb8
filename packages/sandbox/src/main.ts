import {runCommand} from './cli';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
