/** Checks the contract and prints what is wrong with it: `npm run check:contract`. */
import {siteContract} from '../src/contract/siteContract';

async function main(): Promise<void> {
  const contract = await siteContract();
  console.log(`The contract is valid: ${contract.in.en.operations.size} operations, both languages complete.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
