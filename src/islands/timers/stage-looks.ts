import { buttonClass } from '#ui/button-class.ts'

const BIG = {
  stage: 'stage',
  actions: 'stage-actions',
  others: 'stage-others',
  other: 'flex items-center justify-center gap-2 rounded-full px-4 py-1 leading-tight font-medium',
  main: 'stage-main flex w-full items-center justify-center gap-2 px-4 py-2',
  hasIcons: true,
}

/** The classes of a stage and its actions. */
export const LOOKS = {
  /** In the colour of the phase, for a glance from afar. */
  bright: BIG,
  /** The same, dimmed. */
  calm: BIG,
  /** The page in slowly changing air. */
  air: {
    stage: 'breath-stage',
    actions: 'breath-actions flex flex-wrap justify-center gap-3',
    others: 'contents',
    other: buttonClass({ variant: 'quiet', size: 'lg' }),
    main: buttonClass({ size: 'lg' }),
    hasIcons: false,
  },
} as const satisfies Record<string, typeof BIG>
export type StageLook = keyof typeof LOOKS
