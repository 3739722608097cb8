import {runCommand} from './cli';

// Whoever reads the log may stop reading (`| head`): the sandbox goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
