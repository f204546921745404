import { walkThrough } from './support/walk/declare.ts'
import { STOPS } from './support/walk/stops.ts'

walkThrough('what is missing', 'en', STOPS.missing)
