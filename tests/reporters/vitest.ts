import type {Reporter, TestModule} from 'vitest/node';

/** Ends a run with the one line that tells how many tests passed and failed. */
export default class CountReporter implements Reporter {
  public onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const count = (state: string): number => results.filter((result) => result === state).length;
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed`);
  }
}
