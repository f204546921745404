import type { Gate } from './gate.ts'
import { playwrightCounts, vitestCounts } from './counts.ts'

const REPORTS = '.cache/test'

/** The folders of the product's code. */
const FOLDERS = ['src', 'netlify', 'db', 'scripts']

/** Every gate, in the order in which they run: the quick ones, and those that others rest on, first. */
const GATES: readonly Gate[] = [
  check('typecheck', 'astro', 'check', '--noSync', '--minimumFailingSeverity', 'warning'),
  check('lint', 'eslint', '--max-warnings', '0', '.'),
  check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('unused', 'knip'),
  check('walls', 'depcruise', ...FOLDERS, 'tests'),
  check('folders', 'depcruise', '-c', '.dependency-cruiser.folders.js', ...FOLDERS),
  check('translations', 'node', 'scripts/check-translations.ts'),
  check('content', 'node', 'scripts/check-content.ts'),
  check('supply', 'node', 'scripts/check-supply.ts'),
  vitest('unit'),
  vitest('integration'),
  { name: 'build', command: ['node', 'scripts/build.ts'], needs: ['database'] },
  { ...vitest('dev'), needs: ['database', 'build'] },
  {
    name: 'ui',
    command: ['playwright', 'test', '-c', 'playwright.ui.config.ts'],
    // Named in playwright.ui.config.ts.
    report: { file: 'test-results/ui.json', count: playwrightCounts },
    needs: ['browser'],
  },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    // Named in playwright.config.ts.
    report: { file: 'test-results/e2e.json', count: playwrightCounts },
    needs: ['browser', 'database', 'site'],
  },
  { ...vitest('engines'), needs: ['browser', 'engines', 'database', 'site'] },
]

/** A gate that only reads the sources. */
function check(name: string, ...command: string[]): Gate {
  return { name, command, needs: ['types'], readsOnly: true }
}

function vitest(project: 'unit' | 'integration' | 'dev' | 'engines'): Gate {
  const file = `${REPORTS}/${project}.json`
  return {
    name: project,
    command: [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, count: vitestCounts },
  }
}

/**
 * The gates of these names, or all.
 *
 * @throws Error when there is no gate of a name
 */
export function selectGates(names: string[]): readonly Gate[] {
  const unknown = names.filter((name) => !GATES.some((gate) => gate.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No gate ${unknown.join(', ')}; there are ${GATES.map(({ name }) => name).join(', ')}`,
    )
  }
  return names.length === 0 ? GATES : GATES.filter(({ name }) => names.includes(name))
}
