const PATHS = {
  prepare: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  work: 'M13 2.5 4.5 13.5H11l-1 8 8.5-11H12z',
  rest: 'M2.5 9.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0M2.5 15.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0',
  'round-rest':
    'M2.5 7c3-3 6.5 3 9.5 0s6.5 3 9.5 0M2.5 12.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0M2.5 18c3-3 6.5 3 9.5 0s6.5 3 9.5 0',
  meditate: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  finished: 'm4 12.5 5.5 5.5L20.5 6.5',
  pause: 'M8 5v14M16 5v14',
  resume: 'M7 4.5 19 12 7 19.5z',
  skip: 'm5 5 9 7-9 7zM19 5v14',
  reset: 'M4 4.5v5h5M4.6 9.5a8.5 8.5 0 1 1-.9 5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  lap: 'M6 21.5V3.5M6 4.5h12.5l-3 4.5 3 4.5H6',
  done: 'm4 12.5 5.5 5.5L20.5 6.5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  small: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  up: 'm5 14.5 7-7 7 7',
  down: 'm5 9.5 7 7 7-7',
  bell: 'M6 16.5V10a6 6 0 0 1 12 0v6.5l1.5 2h-15zM10 21.5h4',
} as const
export type IconName = keyof typeof PATHS

/** A line drawing as large as the letters beside it; the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="timer-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
