import type { Ref } from 'react'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import type { FinderT } from './texts.ts'

type Props = {
  ref: Ref<HTMLDivElement>
  t: FinderT
  professional: ProfessionalType | undefined
}

/**
 * A hint to the missing answers, or the button. Which of them is shown depends on the native controls in CSS
 * (base.css), so it is right without JavaScript and before hydration.
 */
export function SearchStep({ ref, t, professional }: Props) {
  return (
    <div ref={ref} className="grid scroll-mb-8">
      <p className="finder-hint min-h-13.5 content-center text-center text-sm text-ink-soft">
        <span className="group-has-[[name=professional]:checked]/finder:hidden">
          {t('home.finder.chooseWho')}
        </span>
        <span className="hidden group-has-[[name=professional]:checked]/finder:inline">
          {t('home.finder.chooseHow')}
        </span>
      </p>
      <div className="finder-search">
        <Button type="submit" size="lg" className="w-full">
          {professional ? t(`home.finder.searchFor.${professional}`) : t('home.finder.search')}
        </Button>
      </div>
    </div>
  )
}
