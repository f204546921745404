import { expect, test } from 'vitest'
import { messageQuote } from './message-quote.ts'

test.each([
  [
    'the first sentence, without its full stop',
    'La rodilla me duele al bajar escaleras. ¿Puedes ayudarme?',
    'La rodilla me duele al bajar escaleras',
  ],
  [
    'other marks stay',
    '¿Trabajas también con corredores populares?',
    '¿Trabajas también con corredores populares?',
  ],
  [
    'what follows a greeting',
    'Hola, Lucía.\n\nQuiero preparar una media.',
    'Quiero preparar una media',
  ],
  ['the first of short ones', 'Hola. Llámame.', 'Hola'],
  [
    'a long sentence, cut between two words',
    'Quiero volver a correr después de dos años parada por una fascitis plantar',
    'Quiero volver a correr después de dos años parada por una…',
  ],
])('%s', (_, message, quote) => expect(messageQuote(message)).toBe(quote))
