import { STOPS } from './support/walk/stops.ts'
import { walkThrough } from './support/walk/declare.ts'

walkThrough('tools', 'en', STOPS.tools)
