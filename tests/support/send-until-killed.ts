/** The process that a test kills while it sends the newsletter: one run of the job after the other. */
import { database } from '#server/database.ts'
import { deliverEditions } from '#server/editions/deliver-editions.ts'

process.stdout.write('ready\n')
for (;;) await deliverEditions(database())
