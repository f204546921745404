import type { Gate } from './gate.ts'
import { playwrightCounts, vitestCounts } from './counts.ts'

const REPORTS = '.cache/test'

/** Of the checks alone: what a development server keeps is elsewhere. */
const CACHE = '.cache/checks'

/** The folders of the product's code. */
const FOLDERS = ['src', 'netlify', 'db', 'scripts']

/**
 * Every gate, in the order in which they run, two at a time: much of what each does is to wait, for a database, for a page,
 * or for its last file. Checks are sorted from the longest, so that two are busy to the end.
 */
export const GATES: readonly Gate[] = [
  check('typecheck', 'oxlint', '--deny-warnings'),
  check('lint', 'eslint', '--max-warnings', '0', ...cached('eslint'), '.'),
  check('format', 'prettier', '--check', '--log-level', 'warn', ...cached('prettier'), '.'),
  check(
    'pages',
    'astro',
    'check',
    '--noSync',
    '--tsconfig',
    'tsconfig.pages.json',
    '--minimumFailingSeverity',
    'warning',
  ),
  check('walls', 'depcruise', ...FOLDERS, 'tests'),
  check('folders', 'depcruise', '-c', '.dependency-cruiser.folders.js', ...FOLDERS),
  check('unused', 'knip'),
  check('translations', 'node', 'scripts/check-translations.ts'),
  check('content', 'node', 'scripts/check-content.ts'),
  check('supply', 'node', 'scripts/check-supply.ts'),
  vitest('unit'),
  vitest('integration'),
  { ...vitest('component'), needs: ['browser'], alone: true },
  { name: 'build', command: ['node', 'scripts/build.ts'], needs: ['database'], alone: true },
  { ...vitest('dev'), needs: ['database', 'build'] },
  { ...vitest('site'), needs: ['database', 'site'] },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    // Named in playwright.config.ts.
    report: { file: 'test-results/e2e.json', count: playwrightCounts },
    needs: ['browser', 'database', 'site'],
    alone: true,
  },
  { ...vitest('engines'), needs: ['browser', 'engines', 'database', 'site'], alone: true },
]

/** What a program found about a file holds until the file's text is another. */
function cached(program: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/${program}`]
}

/** A gate that only reads the sources. */
function check(name: string, ...command: string[]): Gate {
  return { name, command, needs: ['types'] }
}

/** The projects of vitest.config.ts. */
type Project = 'unit' | 'integration' | 'component' | 'dev' | 'site' | 'engines'

function vitest(project: Project): Gate {
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

/** They open the whole site in a browser: minutes. */
const SLOW = ['e2e', 'engines']

/**
 * The gates of these names, or all; `quick` stands for all but those of a browser that opens the site.
 *
 * @throws Error when there is no gate of a name
 */
export function selectGates(names: readonly string[]): readonly Gate[] {
  const known = GATES.map(({ name }) => name)
  const wanted = names.flatMap((name) =>
    name === 'quick' ? known.filter((each) => !SLOW.includes(each)) : [name],
  )
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`No gate ${unknown.join(', ')}; there are ${['quick', ...known].join(', ')}`)
  }
  return wanted.length === 0 ? GATES : GATES.filter(({ name }) => wanted.includes(name))
}
