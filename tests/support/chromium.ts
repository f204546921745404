import { existsSync } from 'node:fs'

/** Headless Chromium: the same engine for half the time of a whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The Chromium of the tests: the one that `npm test` has found, or one of Debian's. */
export const CHROMIUM =
  process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium')
