import { walkThrough } from './support/walk/declare.ts'
import { STOPS } from './support/walk/stops.ts'

walkThrough('missing pages, and those that no search engine knows', 'es', STOPS.others)
