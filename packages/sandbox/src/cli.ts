import {readCommand} from './cli/options';
import {remoteCommands} from './cli/remote';
import {startSandbox} from './index';

const help = `Plays the API on your machine, from its contract.

  start                      answers on --port until it is stopped (the usual command)
  trigger <event>            sends an event to the webhooks of the running sandbox; --object ID, --times N
  resend <deliveryId>        sends a delivery again
  outcomes <operationId>     lists the answers that can be forced: Prefer: example=NAME
  next <operationId> <name>  queues an answer for the next request of the operation; --times N
  reset                      begins anew

  --port 12121               0 for a free one
  --host 127.0.0.1
  --spec FILE                another contract: OpenAPI in JSON, in one file
  --seed FILE                what the state has at the beginning, in JSON
  --forward-to URL           takes every webhook, wherever it was to go
  --delay MS                 before each answer
  --clock real|manual        manual stands still until POST /_sandbox/clock
  --log pretty|json

Each flag can be set in the environment, too: SANDBOX_PORT, SANDBOX_FORWARD_TO …`;

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.wantsHelp || command.name === 'help') {
    console.log(help);
    return;
  }
  if (command.name === 'start') {
    // Whoever reads the log may stop reading (`| head`): the sandbox goes on.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        throw error;
      }
    });
    const sandbox = await startSandbox(command.options);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void sandbox.close());
    }
    return;
  }
  const run = remoteCommands[command.name];
  if (run === undefined) {
    throw new Error(
      `There is no command "${command.name}". There is: start, ${Object.keys(remoteCommands).join(', ')}.`,
    );
  }
  console.log(await run(command));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
