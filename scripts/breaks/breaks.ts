import type { Break } from './break.ts'
import { DATABASE } from './database.ts'
import { PAGES } from './pages.ts'
import { RULES } from './rules.ts'
import { SCREENS } from './screens.ts'
import { SERVER } from './server.ts'

export const BREAKS: readonly Break[] = [...RULES, ...SERVER, ...DATABASE, ...SCREENS, ...PAGES]
