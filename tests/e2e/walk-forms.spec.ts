import { walkThrough } from './support/walk/declare.ts'
import { STOPS } from './support/walk/stops.ts'

walkThrough('forms', 'en', STOPS.forms)
