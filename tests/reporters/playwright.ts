import type {FullResult, Reporter, TestCase} from '@playwright/test/reporter';

/** Ends a run with the one line that tells how many tests passed and failed. */
export default class CountReporter implements Reporter {
  private readonly outcomes = new Map<string, ReturnType<TestCase['outcome']>>();

  public onTestEnd(test: TestCase): void {
    this.outcomes.set(test.id, test.outcome());
  }

  public onEnd(result: FullResult): void {
    const outcomes = [...this.outcomes.values()];
    const failed = outcomes.filter((outcome) => outcome === 'unexpected').length;
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length;
    console.log(`\n${passed} passed, ${result.status === 'passed' ? failed : Math.max(failed, 1)} failed`);
  }
}
