import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { UserId } from '#lib/ids.ts'

/** Records of a person who has agreed to keep them, one a day from 1960-01-01 on. @param owner as the migrating role */
export async function insertMany(owner: Database, userId: UserId, records: number): Promise<void> {
  await owner.execute(sql`
    insert into health_records
      (user_id, record_date, weight, height, systolic_bp, diastolic_bp, resting_heart_rate,
       fasting_glucose, total_cholesterol, hdl_cholesterol, note)
    select ${userId}, date '1960-01-01' + n, 60 + (n % 300) / 10.0, 170, 118, 76, 58, 92.25, 190, 55, '=1+1'
    from generate_series(0, ${records - 1}::int) n`)
}
