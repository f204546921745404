import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useT } from '#client/texts/use-t.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { Subject } from './subject.tsx'
import { subjectsOf } from './subjects-of.ts'

/** What an admin has checked of a professional, and the documents that wait. */
export function VerificationSection(): ReactNode {
  const t = useT('verification')
  const { data, isError, refetch } = useRead(listOwnVerifications, {})
  return (
    <div id="verification" className="scroll-mt-20">
      <Section title={t('verification.title')} text={t('verification.text')}>
        {data ? (
          <>
            <ul className="grid gap-3">
              {subjectsOf(data).map((subject) => (
                <li key={subject.certificate ?? ''}>
                  <Subject subject={subject} ranking={data.ranking} />
                </li>
              ))}
            </ul>
            <p className="text-sm text-ink-soft">
              {t('verification.rename')} {t('verification.unsaved')}
            </p>
          </>
        ) : isError ? (
          <ReadFailed onRetry={refetch}>{t('verification.failed')}</ReadFailed>
        ) : (
          <>
            <p role="status" className="sr-only">
              {t('verification.loading')}
            </p>
            <Skeleton className="h-24 w-full rounded-control" />
          </>
        )}
      </Section>
    </div>
  )
}
