import { writeSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Ends the output with one line for machines and people in a hurry: `N passed, N failed`, and `, N skipped` when
 * there are any. What never became a test counts as failed too: a file that does not load, a failing hook around
 * several tests, an error nobody caught. Before it, why a test needed its second try: that it passed then hides a fault
 * which a reader may meet.
 */
// Vitest loads a reporter by its default export.
export default class ClosingLineReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  #hasStarted = false;
  #secondTries: string[] = [];

  onInit(): void {
    // Vitest prints until its very end; only here is the last line the last.
    process.once('exit', (code) => {
      const { passed, skipped } = this.#counts;
      for (const secondTry of this.#secondTries) writeSync(1, `\n${secondTry}\n`);
      const hasHiddenFailure = code !== 0 && this.#hasStarted && this.#counts.failed === 0;
      const failed = hasHiddenFailure ? 1 : this.#counts.failed;
      writeSync(1, `\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    });
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    this.#hasStarted = specifications.length > 0;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: TestRunEndReason): void {
    Object.assign(this.#counts, { passed: 0, failed: unhandledErrors.length, skipped: 0 });
    this.#secondTries = [];
    for (const module of modules) this.#count(module, reason);
    if (unhandledErrors.length > 0) this.#hasStarted = true;
  }

  #count(module: TestModule, reason: TestRunEndReason): void {
    this.#counts.failed += module.errors().length > 0 ? 1 : 0;
    for (const suite of module.children.allSuites()) this.#counts.failed += suite.errors().length > 0 ? 1 : 0;
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === 'passed' && errors.length > 0) this.#secondTries.push(reasonsOf(test));
      // A test that an interrupted run never reached did not pass.
      if (state === 'pending') this.#counts[reason === 'passed' ? 'skipped' : 'failed'] += 1;
      else this.#counts[state] += 1;
    }
  }
}

/** What the first try of a test failed by, and where. */
function reasonsOf(test: TestCase): string {
  const { errors = [] } = test.result();
  const reasons = errors.map(({ message, stacks = [] }) => {
    const [at] = stacks.filter(({ file }) => file.includes('/tests/'));
    return `${message}${at ? `\n    at ${at.file.slice(at.file.indexOf('/tests/') + 1)}:${at.line}` : ''}`;
  });
  return `Passed at its second try: ${test.fullName}\n  ${reasons.join('\n  ')}`;
}
