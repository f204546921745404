import { walkThrough } from './support/walk/declare.ts'
import { ownStops } from './support/walk/own-stops.ts'

walkThrough('the workspace and the administration', 'en', ownStops('en').work)
