import { readFile } from 'node:fs/promises'
import listed from './requirements.json' with { type: 'json' }

/** A requirement, and the tests that hold it: file, and the beginning of a title as it is written there. */
type Requirement = { text: string; tests: readonly (readonly string[])[] }

/** What security and privacy require, by the numbers that tests, records and messages cite. */
export const REQUIREMENTS: Readonly<Record<string, Requirement>> = listed

/** What is wrong with the table: a requirement that no test holds, or a test that does not exist. */
export async function tableProblems(
  requirements: Readonly<Record<string, Requirement>> = REQUIREMENTS,
): Promise<string[]> {
  const problems: string[] = []
  for (const [id, { tests }] of Object.entries(requirements)) {
    if (tests.length === 0) problems.push(`${id}: no test`)
    for (const [file = '', title = ''] of tests) {
      const text = await readFile(file, 'utf8').catch(() => '')
      if (!hasTest(text, title)) problems.push(`${id}: ${file} has no test "${title}"`)
    }
  }
  return problems
}

const COMMENT = /^ *(\/\/|\/?\*).*$/gm
/** A test that does not run, or keeps others from it. */
const IDLE =
  /\b(test|describe)[\w.]*\.(skip|skipIf|runIf|todo|only|fails)\b|\b(skip|todo|only|fails): true/

/**
 * Whether a title in the text of a file begins so, behind the quotation mark of a call of `test`, `describe` or `each`. A file
 * in which a test does not run holds nothing.
 */
export function hasTest(text: string, title: string): boolean {
  const code = text.replace(COMMENT, '')
  if (title === '' || IDLE.test(code)) return false
  return ["('", '("', '(`', "  '", '  "', '  `'].some((begin) => code.includes(begin + title))
}

/** docs/security.md. */
export function securityTable(): string {
  const rows = Object.entries(REQUIREMENTS).map(([id, { text, tests }]) => {
    const held = tests.map(([file, title = '']) => `\`${file}\` “${title.replaceAll('|', '\\|')}”`)
    return `| ${id} | ${text} | ${held.join('<br>')} |`
  })
  return [HEAD, ...rows, ''].join('\n')
}

const HEAD = `# Security: what is required, and which tests hold it

Made from \`scripts/security/requirements.json\` by \`npx vitest run --project unit scripts/security -u\`. The gate \`unit\` fails where
a requirement has no test, where a test is named that does not exist, and where this table is not up to date. The numbers are
cited by tests and records; titles are cut where a table of cases goes on.

| Id | Requirement | Tests |
| -- | ----------- | ----- |`
