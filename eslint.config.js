import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**']
const BUILD_TIME = ['scripts/**', '*.{js,mjs,cjs,ts}']
/** Scripts inside .astro files, as the processor of eslint-plugin-astro names them. */
const ASTRO_SCRIPTS = ['**/*.astro/*.ts', '**/*.astro/*.js']

/** Syntax that is an error wherever it stands. */
const NEVER = [
  {
    selector: "MemberExpression[object.name='sql'][property.name='raw']",
    message: 'sql.raw puts text into a query unescaped; use placeholders or sql.identifier.',
  },
  {
    // esbuild keeps every language of zod for a named import: 91 KB instead of 24.
    selector:
      'ImportDeclaration[source.value=/^zod(\\u002f|$)/][importKind!="type"] > :matches(ImportDefaultSpecifier, ImportSpecifier[importKind!="type"])',
    message: "Import zod as a whole, so that it can be shaken: import * as z from 'zod'.",
  },
  {
    selector:
      ':matches(Literal[value=/\\b(group|peer|not|in)-(not-)?has-/], TemplateElement[value.raw=/\\b(group|peer|not|in)-(not-)?has-/])',
    message:
      'Write `chosen:` in a `choice`, or a rule that begins with the group: browsers style all of the page anew for these.',
  },
]

/** A hand-written external store; nanostores are the one way to share a value. */
const NO_OWN_STORE = {
  selector: "ImportSpecifier[imported.name='useSyncExternalStore']",
  message: 'Share a value by a nanostore and useStore.',
}

const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB']
/** Globals that a file may not use, neither by name nor by the global object. */
const without = (globals, message) => [
  'error',
  {
    globals: globals.map((name) => ({ name, message })),
    checkGlobalObject: true,
  },
]

/** What runs in functions and scripts has no `import.meta.env`, and Vite would bake values into it. */
const NO_VITE_ENV = {
  selector:
    "MetaProperty[meta.name='import'][property.name='meta']:not([parent.property.name=/^(url|dirname|filename)$/])",
  message: 'Read the parsed environment of the server instead of import.meta.env.',
}

/** Without tables (`sql-in-db` in .dependency-cruiser.js) a query could still be written as text. */
const NO_QUERIES = {
  selector:
    "MemberExpression:matches([object.name=/^(db|tx)$/], [object.property.name='db'], [object.callee.name='database'])[property.name!='transaction']",
  message: 'Queries stand in db/queries; the server opens transactions and passes them on.',
}

/** The layers for .astro files, which dependency-cruiser does not read. */
const floor = (groups, message) => [
  'error',
  { patterns: groups.map((regex) => ({ regex, message })) },
]
const anyOf = (...folders) => [
  `^#(${folders.join('|')})/`,
  `^\\.{1,2}/(.*/)?(${folders.join('|').replace('functions', 'netlify/functions')})/`,
]
const DEVELOPMENT = ['scripts', 'tests', 'dev']
/** Layouts and components are given content; they may name its types. */
const NO_CONTENT = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [...anyOf('content'), '^astro:content$'].map((regex) => ({
        regex,
        message: 'Pages load content, from src/content.',
        allowTypeImports: true,
      })),
    },
  ],
}

export default defineConfig(
  globalIgnores([
    'dist/',
    'public/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.astro/',
    '.netlify/',
    '.data/',
    '.cache/',
    'db/migrations/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  // Every source. The rules that need types are in .oxlintrc.json.
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      // TypeScript and `astro check` know what is defined.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', ...NEVER],
      'no-console': 'error',
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'max-depth': ['error', 3],
      complexity: ['error', 12],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A leading underscore says "here on purpose": a key taken out of an object, a position in a callback.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Records of URL parameters and headers lose entries by name; they are small and short-lived.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Under noUncheckedIndexedAccess `!` is how to say that an index was checked a line before.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },

  // Islands and our UI on React.
  {
    files: ['src/{islands,ui,client,stores,dev}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict],
    // Markup is long without being hard; logic goes to hooks, which have the common limit.
    rules: { 'max-lines-per-function': ['error', { max: 120 }] },
  },

  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],

  // Where the environment of Vite does not exist.
  {
    files: ['src/server/**', 'db/**', 'netlify/**'],
    rules: { 'no-restricted-syntax': ['error', ...NEVER, NO_VITE_ENV] },
  },
  {
    files: ['src/server/**', 'netlify/**'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...NEVER, NO_VITE_ENV, NO_QUERIES] },
  },
  // What reaches browsers uses the small zod: 5 KB instead of 24.
  {
    files: ['src/{lib,islands,ui,client,stores}/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': floor(['^zod$'], "Use 'zod/mini' in what runs in browsers."),
    },
  },

  // One way to what a browser keeps, and to values that islands share.
  {
    files: ['src/**'],
    ignores: [...TESTS, 'src/stores/storage.ts', 'src/layouts/*.inline.js'],
    rules: {
      'no-restricted-globals': without(
        STORAGE,
        'A value that a browser keeps is `stored` (src/stores).',
      ),
    },
  },
  {
    files: ['src/lib/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': without(
        [...STORAGE, 'fetch', 'document', 'window', 'navigator'],
        'src/lib does no I/O; src/stores and src/client do.',
      ),
    },
  },
  {
    files: ['src/{islands,ui,client,stores,dev}/**/*.{ts,tsx}'],
    ignores: ['src/client/use-hydrated.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NEVER, NO_OWN_STORE] },
  },

  // Layers, for .astro files.
  {
    files: ['src/pages/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: 'astro:content', message: 'Content is loaded in src/content.' }] },
      ],
    },
  },
  {
    files: ['src/pages/**/*.astro'],
    rules: {
      'no-restricted-imports': floor(
        anyOf('client', 'db', 'functions', ...DEVELOPMENT),
        'Pages get their data from src/server.',
      ),
    },
  },
  {
    files: ['src/layouts/**/*.astro'],
    rules: {
      ...NO_CONTENT,
      'no-restricted-imports': floor(
        anyOf('pages', 'client', 'server', 'db', 'functions', ...DEVELOPMENT),
        'Layouts get their data as props from the page.',
      ),
    },
  },
  {
    files: ['src/components/**/*.astro'],
    rules: {
      ...NO_CONTENT,
      'no-restricted-imports': floor(
        anyOf('pages', 'layouts', 'server', 'db', 'functions', ...DEVELOPMENT),
        'Components get their data as props and do not know the frame around them.',
      ),
    },
  },
  {
    files: ASTRO_SCRIPTS,
    rules: {
      'no-restricted-imports': floor(
        [
          ...anyOf('pages', 'server', 'db', 'functions', ...DEVELOPMENT),
          '/lib/i18n/(texts|messages|page-t|bundled-backend)\\.ts$',
          '^#lib/i18n/(texts|messages|page-t|bundled-backend)\\.ts$',
        ],
        'This script runs in the browser.',
      ),
    },
  },

  // The places with a reason of their own.
  {
    files: [...BUILD_TIME, 'src/server/log.ts'],
    // Scripts talk to a terminal; the logger is the one place of the server that writes.
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      'db/seed/data/**',
      'src/lib/i18n/texts.ts',
      'tests/integration/authorization-matrix.ts',
    ],
    // Data is as long as it is.
    rules: { 'max-lines': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // A describe block is a list of cases, not one function to understand.
      'max-lines-per-function': 'off',
    },
  },
)
