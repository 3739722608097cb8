import {runCommand} from './cli';

// Whoever reads the log may stop reading (`| head`): the sandbox goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

try {
  const printed = await runCommand(process.argv.slice(2));
  if (printed !== '') {
    console.log(printed);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
