import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { linkFile, linkFolder } from './link-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'links-'))
const at = (path: string) => join(folder, path)
afterAll(() => rmSync(folder, { recursive: true }))

test('a linked folder has every file, and keeps it when the first is replaced', async () => {
  mkdirSync(at('built/en/tools'), { recursive: true })
  writeFileSync(at('built/index.html'), 'Inicio')
  writeFileSync(at('built/en/tools/bmi.html'), 'BMI')

  await linkFolder(at('built'), at('kept/site'))
  expect(statSync(at('kept/site/index.html')).ino).toBe(statSync(at('built/index.html')).ino)

  rmSync(at('built'), { recursive: true })
  mkdirSync(at('built'))
  writeFileSync(at('built/index.html'), 'Another')
  expect(readFileSync(at('kept/site/index.html'), 'utf8')).toBe('Inicio')
  expect(readFileSync(at('kept/site/en/tools/bmi.html'), 'utf8')).toBe('BMI')
})

test('a file that is there is not written to', async () => {
  writeFileSync(at('old'), 'old')
  writeFileSync(at('new'), 'new')
  await expect(linkFile(at('new'), at('old'))).rejects.toThrow('EEXIST')
  expect(readFileSync(at('old'), 'utf8')).toBe('old')
})
