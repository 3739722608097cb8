import {runCommand} from './cli';

// Whoever reads the log may stop reading (`| head`): the sandbox goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

runCommand(process.argv.slice(2))
  .then((printed) => {
    if (printed !== '') {
      console.log(printed);
    }
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
