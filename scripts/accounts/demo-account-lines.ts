import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed/demo-accounts.ts'

/** The demo accounts for the terminal: what they are, and how to sign in as them. */
export function demoAccountLines(): string {
  const lines = DEMO_ACCOUNTS.map(({ role, email }) => `    ${role.padEnd(16)}${email}\n`)
  return `\n  Demo accounts, with the password ${DEMO_PASSWORD}\n${lines.join('')}`
}
