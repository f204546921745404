import { expect, test } from 'vitest'
import { computedKeys, missingKeys, unusedKeys } from './check-usage.ts'
import { keysOfTemplate } from './keys-of-template.ts'

const PREFIX = 'mail.confirm-email.profession'
const source = (text: string) => [{ path: 'a.tsx', text }]
const KEYS = ['trainer', 'nutritionist', 'physiotherapist'].map((type) => `${PREFIX}.${type}`)

test('a template over a list of values gives one key per value', () => {
  expect(keysOfTemplate(`${PREFIX}.\${type}`)).toEqual(KEYS)
  expect(keysOfTemplate(`${PREFIX}.\${person.type}.title`)).toEqual(
    KEYS.map((key) => `${key}.title`),
  )
})

test.each(['other.${type}', '${name}.a', 'n.${a}.${b}', `${PREFIX}.\${type}.\${b}`, 'n.a', PREFIX])(
  '%s is not such a template',
  (template) => {
    expect(keysOfTemplate(template)).toBeUndefined()
  },
)

test.each([
  `t(\`${PREFIX}.\${type}\`)`,
  `t(known ? \`${PREFIX}.\${type}\` : 'n.a', { count: a + b })`,
  `<p>{t(\`${PREFIX}.\${person.type}\`, { x: \`\${y}\` })}</p>`,
])('such a key is recognised: %s', (text) => {
  expect(source(text).flatMap(computedKeys)).toEqual([])
  expect(unusedKeys(KEYS, source(text))).toEqual([])
  expect(missingKeys(KEYS, source(text))).toEqual([])
})

test.each([
  `t(\`${PREFIX}.\${type}\` + 'x')`,
  `t(\`${PREFIX}.\${type}\${more}\`)`,
  `t(known ? \`${PREFIX}.\${type}\` : \`n.\${type}\`)`,
  't(`n.${`x`}`)',
])('other computed keys beside it are reported: %s', (text) => {
  expect(source(text).flatMap(computedKeys)).toHaveLength(1)
})

test('missing and unused texts of a value list are reported', () => {
  const asked = source(`t(\`${PREFIX}.\${type}\`)`)
  expect(missingKeys(KEYS.slice(1), asked)).toEqual([`${KEYS[0]} is asked for and missing`])
  expect(unusedKeys([...KEYS, `${PREFIX}.coach`], asked)).toEqual([
    `${PREFIX}.coach is used nowhere`,
  ])
})
