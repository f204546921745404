import type { Job } from '#lib/status/jobs.ts'
import { failureEntry } from '#server/failure.ts'
import { log, type JobEntry } from '#server/log.ts'
import { noteGoodRun } from './good-runs.ts'

/** A part of a job that does not depend on those before it, under the name that its failure is logged with. */
export type Step = readonly [name: JobEntry['job'], work: () => Promise<unknown>]

/**
 * Parts of a job failed, which is logged already; what they did not do is left for the next run. The platform shows its
 * message.
 */
export class StepsFailed extends Error {
  override name = 'StepsFailed'

  readonly steps: readonly Step[0][]

  constructor(steps: readonly Step[0][]) {
    super(`Failed: ${steps.join(', ')}`)
    this.steps = steps
  }
}

/**
 * Runs steps one after the other, each whatever became of those before: none that keeps failing keeps the others from
 * their work. Failures are logged.
 *
 * @throws StepsFailed after the last one, when any failed
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const failed: Step[0][] = []
  for (const [name, work] of steps) {
    try {
      await work()
    } catch (error) {
      if (error instanceof StepsFailed) failed.push(...error.steps)
      else {
        failed.push(name)
        log({ job: name, ...failureEntry(error) })
      }
    }
  }
  if (failed.length > 0) throw new StepsFailed(failed)
}

/**
 * The handler of a scheduled function: runs its work and notes the time of a run without a failure, whose age
 * `/api/status` reports.
 *
 * @throws StepsFailed when the work failed, so that the platform shows the run as failed. The error itself is logged here
 *   and not passed on: its message may contain bound values
 */
export async function runJob(job: Job, work: () => Promise<unknown>): Promise<Response> {
  await runSteps([[job, work]])
  await noteGoodRun(job)
  return new Response(null, { status: 204 })
}
