import walls from './.dependency-cruiser.js'

/**
 * No two folders need each other. Apart from the other walls, because a folder is judged with everything in it: tests
 * stand beside what they test and use the support of all tests, which would close a circle anywhere.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one folder, or need a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...walls.options,
    exclude: { path: `${walls.options.exclude.path}|^tests/|\\.test\\.tsx?$` },
  },
}
