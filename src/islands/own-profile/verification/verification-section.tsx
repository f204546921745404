import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { useT } from '#client/texts/use-t.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { Subject } from './subject.tsx'
import { subjectsOf } from './subjects-of.ts'

/** What an admin has checked of a professional, and the documents that wait. */
export function VerificationSection(): ReactNode {
  const t = useT('island', 'verification')
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
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('verification.failed')}</p>
            <Button variant="quiet" size="sm" onClick={() => void refetch()}>
              {t('island.retry')}
            </Button>
          </div>
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
