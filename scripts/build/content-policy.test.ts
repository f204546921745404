import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const HASHES: Parameters<typeof contentPolicy>[1] = {
  scripts: ['sha256-w', 'sha256-x'],
  style: 'sha256-y',
}
const SITE = { SITE_URL: 'https://www.miformaactiva.test' }

/** The sources of a directive. */
function sourcesOf(name: string): string[] {
  const { directives } = contentPolicy(SITE, HASHES)
  return directives
    .find((directive) => directive.startsWith(`${name} `))!
    .split(' ')
    .slice(1)
}
const filesOf = (variables: Record<string, string>) =>
  contentPolicy(variables, HASHES).scriptDirective.resources.filter((it) => it.endsWith('/_astro/'))

test('scripts and styles are files of the build or the module of the search, workers also /sw.js', () => {
  const { scriptDirective, styleDirective } = contentPolicy(SITE, HASHES)
  expect(scriptDirective).toEqual({
    resources: [
      'https://www.miformaactiva.test/_astro/',
      'https://www.miformaactiva.test/pagefind/pagefind.js',
      "'wasm-unsafe-eval'",
    ],
    hashes: HASHES.scripts,
  })
  expect(styleDirective.resources).toEqual([
    'https://www.miformaactiva.test/_astro/',
    { resource: "'unsafe-inline'", kind: 'attribute' },
  ])
  expect(styleDirective.hashes).toEqual([HASHES.style])
  expect(sourcesOf('worker-src')).toEqual([
    'https://www.miformaactiva.test/_astro/',
    'https://www.miformaactiva.test/sw.js',
  ])
})

test('no other origin is allowed', () => {
  expect(sourcesOf('default-src')).toEqual(["'none'"])
  expect(sourcesOf('img-src')).toEqual(["'self'", 'data:'])
  for (const directive of contentPolicy(SITE, HASHES).directives) {
    if (/^(img|frame|worker)-src/.test(directive)) continue
    expect(directive).toMatch(/^[a-z-]+ '(self|none)'$/)
  }
})

test('a Netlify deploy may load its files from each of its URLs', () => {
  const deploy = {
    URL: 'https://miforma.netlify.test',
    DEPLOY_PRIME_URL: 'https://deploy-preview-7--miforma.netlify.test',
    DEPLOY_URL: 'https://0123--miforma.netlify.test',
  }
  expect(filesOf(deploy)).toEqual([
    'https://miforma.netlify.test/_astro/',
    'https://deploy-preview-7--miforma.netlify.test/_astro/',
    'https://0123--miforma.netlify.test/_astro/',
  ])
  expect(filesOf({ ...SITE, ...deploy })[0]).toBe('https://www.miformaactiva.test/_astro/')
})

test('a local build may load its files from any local port', () => {
  const own = ['http://localhost:*/_astro/', 'http://127.0.0.1:*/_astro/']
  expect(filesOf({})).toEqual(own)
  expect(filesOf({ SITE_URL: 'http://127.0.0.1:9000/' })).toEqual(own)
  expect(filesOf({ SITE_URL: 'http://192.168.1.5:9000' })).toEqual([
    'http://192.168.1.5:9000/_astro/',
  ])
})
