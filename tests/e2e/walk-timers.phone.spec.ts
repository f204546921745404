import { walkThrough } from './support/walk/declare.ts'
import { use } from './support/walk/in-use.ts'
import { STOPS } from './support/walk/stops.ts'

walkThrough('timers', 'es', STOPS.timers, { then: use })
