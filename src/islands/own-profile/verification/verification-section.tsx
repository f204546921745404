import type { ReactNode } from 'react'
import { useRead } from '#client/data/use-read.ts'
import { Loaded } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { listOwnVerifications } from '#lib/verifications/calls.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from '../section.tsx'
import { Subject } from './subject.tsx'
import { subjectsOf } from './subjects-of.ts'

/** What an admin has checked of a professional, and the documents that wait. */
export function VerificationSection(): ReactNode {
  const t = useT('verification')
  const read = useRead(listOwnVerifications, {})
  return (
    <div id="verification" className="scroll-mt-20">
      <Section title={t('verification.title')} text={t('verification.text')}>
        <Loaded
          read={read}
          failed={t('verification.failed')}
          waiting={
            <Waiting label={t('verification.loading')}>
              <Skeleton className="h-24 w-full rounded-control" />
            </Waiting>
          }
        >
          {(own) => (
            <>
              <ul className="grid gap-3">
                {subjectsOf(own).map((subject) => (
                  <li key={subject.certificate ?? ''}>
                    <Subject subject={subject} ranking={own.ranking} />
                  </li>
                ))}
              </ul>
              <p className="text-sm text-ink-soft">
                {t('verification.rename')} {t('verification.unsaved')}
              </p>
            </>
          )}
        </Loaded>
      </Section>
    </div>
  )
}
