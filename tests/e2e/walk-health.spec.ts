import { walkThrough } from './support/walk/declare.ts'
import { ownStops } from './support/walk/own-stops.ts'

walkThrough('the health centre', 'en', ownStops('en').health)
