import { walkThrough } from './support/walk/declare.ts'
import { ownStops } from './support/walk/own-stops.ts'

walkThrough('the own account', 'en', ownStops('en').account)
