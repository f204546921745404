import { SERVER_FOLDERS } from './.dependency-cruiser.server.js'

/**
 * The walls of docs/architecture.md:
 * pages → layouts, components, islands → ui, client, stores → lib, and netlify/functions → server → db → lib.
 * A file imports from floors below its own. What .astro files import is held by eslint.config.js, since
 * dependency-cruiser does not read them. `scripts/gates/walls.test.ts` plants breaches of each wall.
 */

const FLOORS = {
  pages: '^src/(pages/|middleware\\.ts$)',
  content: '^src/content/',
  layouts: '^src/layouts/',
  components: '^src/components/',
  islands: '^src/islands/',
  ui: '^src/ui/',
  client: '^src/client/',
  stores: '^src/stores/',
  directives: '^src/directives/',
  worker: '^src/service-worker/',
  lib: '^src/lib/',
  functions: '^netlify/',
  server: '^src/server/',
  db: '^db/',
  scripts: '^scripts/',
  tests: '^tests/|\\.test\\.tsx?$',
  dev: '^src/dev/',
}

const CSS = '\\.css$'
/** The files at the root: configuration of tools. */
const CONFIGS = '^[^/]+$'
/** Code that browsers run. */
const BROWSER = '^src/(islands|ui|client|stores|directives|service-worker)/|\\.client\\.ts$'
/** The texts of all pages, and what carries them: too much for a browser. */
const ALL_TEXTS = '^src/lib/i18n/(texts|messages|page-t|bundled-backend)\\.ts$'
const NOT_TYPES = { dependencyTypesNot: ['type-only'] }

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** A layer may import only the layers that are named. */
const wall = (floor, allowed, comment) =>
  rule(
    `${floor}-wall`,
    comment,
    { path: FLOORS[floor], pathNot: FLOORS.tests },
    {
      path: '^(src|netlify|db)/',
      pathNot: [FLOORS[floor], CSS, ...allowed.map((name) => FLOORS[name])],
    },
  )

const inServer = (name) => `^src/server/${name.replace('.', '\\.')}(/|$)`

/** A folder of src/server reaches those that it names and no other. */
const sideways = Object.entries(SERVER_FOLDERS).map(([folder, allowed]) =>
  rule(
    `server-${folder}`,
    `What src/server/${folder} may use stands in SERVER_FOLDERS.`,
    { path: inServer(folder), pathNot: FLOORS.tests },
    {
      path: '^src/server/([^/]+/|composition\\.ts$)',
      pathNot: [folder, ...allowed].map(inServer),
    },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true, viaOnly: NOT_TYPES },
    ),
    rule(
      'no-unresolved',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    ),
    rule(
      'no-development-code',
      'Scripts, tests and pages for development are used by nothing that is deployed.',
      { pathNot: [FLOORS.scripts, FLOORS.tests, FLOORS.dev, CONFIGS] },
      { path: [FLOORS.scripts, FLOORS.tests, FLOORS.dev] },
    ),

    wall(
      'dev',
      ['islands', 'ui', 'client', 'stores', 'lib'],
      'The gallery shows parts as they are, without a server.',
    ),
    wall(
      'pages',
      ['content', 'layouts', 'components', 'islands', 'ui', 'stores', 'lib', 'server'],
      'Pages get their data from src/server, never from the database or a function.',
    ),
    wall('content', ['lib'], 'Content is files and the domain that they are about.'),
    wall(
      'layouts',
      ['components', 'islands', 'ui', 'client', 'stores', 'lib'],
      'Layouts are given their data.',
    ),
    wall(
      'components',
      ['islands', 'ui', 'client', 'stores', 'lib'],
      'Components are given their data.',
    ),
    wall(
      'islands',
      ['ui', 'client', 'stores', 'lib'],
      'Islands know the server by its API and its contracts in src/lib.',
    ),
    rule(
      'features-apart',
      'What two features need is in src/ui or src/client.',
      { path: '^src/islands/([^/]+)/', pathNot: FLOORS.tests },
      { path: FLOORS.islands, pathNot: '^src/islands/$1/' },
    ),
    wall('ui', ['stores', 'lib'], 'Our primitives know nothing of features or of the server.'),
    wall('client', ['ui', 'stores', 'lib'], 'What several features need knows none of them.'),
    wall('stores', ['lib'], 'Stores hold what islands share, and no view.'),
    wall(
      'directives',
      ['client', 'stores', 'lib'],
      'How islands come to life is the same for every island.',
    ),
    wall(
      'worker',
      ['lib'],
      'The service worker runs beside the pages and knows their addresses only.',
    ),
    wall('lib', [], 'The domain stands on nothing of ours.'),
    rule(
      'lib-runs-anywhere',
      'The domain runs in browsers and on servers, and does no I/O.',
      { path: FLOORS.lib, pathNot: FLOORS.tests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'texts-stay-on-the-server',
      'A browser gets the namespace it needs as a prop, not the whole dictionary.',
      { path: [BROWSER, FLOORS.lib], pathNot: [ALL_TEXTS, FLOORS.tests] },
      { path: ALL_TEXTS, ...NOT_TYPES },
    ),

    wall('functions', ['server', 'lib'], 'Functions are transport; src/server knows the data.'),
    wall('server', ['db', 'content', 'lib'], 'Operations know nothing of screens or of transport.'),
    rule(
      'content-for-the-server',
      'The server knows what is written in files by its indexes; the collections of Astro exist in its build alone.',
      { path: FLOORS.server, pathNot: FLOORS.tests },
      {
        path: FLOORS.content,
        pathNot: '^src/content/(article-files|article-words|page-files)\\.ts$',
      },
    ),
    ...sideways,
    rule(
      'server-root',
      'What stands beside the folders is for all of them, so it cannot need theirs.',
      {
        path: '^src/server/[^/]+$',
        pathNot: [FLOORS.tests, inServer('composition.ts')],
      },
      {
        path: '^src/server/([^/]+/|composition\\.ts$)',
        pathNot: ['rate-limits', 'storage'].map(inServer),
      },
    ),
    wall('db', ['lib'], 'Queries know the domain and nothing above it.'),
    rule(
      'health-by-actor',
      'Queries of health data take a ScopedExecutor: neither the pool nor a transaction without an actor.',
      { path: '^db/queries/health/', pathNot: FLOORS.tests },
      { path: '^db/client\\.ts$' },
    ),
    rule(
      'health-tables',
      "Tables with a person's health in them are read where the actor is known.",
      {
        path: '^(src|netlify|db)/',
        pathNot: ['^db/(schema/health|queries/health|seed)/', FLOORS.tests],
      },
      { path: '^db/schema/health/' },
    ),
    rule(
      'sql-in-db',
      'Queries are written in db, where they are found and tested. Types of the schema may leave it.',
      { path: '^(src|netlify)/', pathNot: FLOORS.tests },
      { path: 'node_modules/(drizzle-orm|@neondatabase)/|^db/schema/', ...NOT_TYPES },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|public|\\.netlify|\\.astro)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
