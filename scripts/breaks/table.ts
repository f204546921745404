import type { Verdict } from './judge.ts'

/** The report, as it stands in docs/tests.md. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ fault, by, seconds }) => [
    `\`${fault.name}\``,
    `\`${fault.file}\``,
    fault.breaks,
    by ? `${by.layer}: ${by.test}` : '**nothing**',
    seconds.toFixed(0),
  ])
  const head = ['Break', 'Place', 'What no longer holds', 'Caught by', 'Seconds']
  return [head, head.map(() => '---'), ...rows].map(row).join('\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
