import { writeSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Ends the output with one line for machines and people in a hurry: `N passed, N failed`, and `, N skipped` when
 * there are any. What never became a test counts as failed too: a file that does not load, a failing hook around
 * several tests, an error nobody caught.
 */
// Vitest loads a reporter by its default export.
export default class ClosingLineReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  #hasStarted = false;

  onInit(): void {
    // Vitest prints until its very end; only here is the last line the last.
    process.once('exit', (code) => {
      const { passed, skipped } = this.#counts;
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
    for (const module of modules) this.#count(module, reason);
    if (unhandledErrors.length > 0) this.#hasStarted = true;
  }

  #count(module: TestModule, reason: TestRunEndReason): void {
    this.#counts.failed += module.errors().length > 0 ? 1 : 0;
    for (const suite of module.children.allSuites()) this.#counts.failed += suite.errors().length > 0 ? 1 : 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test that an interrupted run never reached did not pass.
      if (state === 'pending') this.#counts[reason === 'passed' ? 'skipped' : 'failed'] += 1;
      else this.#counts[state] += 1;
    }
  }
}
