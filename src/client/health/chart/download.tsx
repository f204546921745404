import { Download as Icon } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { saveFile } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import { Menu } from '#ui/menu.tsx'
import { Problem } from '#ui/problem.tsx'
import { pngOf, svgText } from './save-picture.ts'

type Props = { name: string; plot: RefObject<HTMLDivElement | null> }

/** The chart as a picture, a drawing, or on paper. */
export function Download({ name, plot }: Props): ReactNode {
  const t = useT('healthChart')
  const [isFailed, setFailed] = useState(false)
  const drawing = () => plot.current?.querySelector<SVGSVGElement>('svg.recharts-surface')
  const background = () => getComputedStyle(plot.current!.closest('section')!).backgroundColor
  const savePng = async () => {
    setFailed(false)
    const svg = drawing()
    if (!svg) return
    try {
      saveFile(`${name}.png`, await pngOf(svg, background()))
    } catch {
      setFailed(true)
    }
  }
  const saveSvg = () => {
    setFailed(false)
    const svg = drawing()
    if (!svg) return
    const type = { type: 'image/svg+xml' }
    saveFile(`${name}.svg`, new Blob([svgText(svg, background())], type))
  }
  return (
    <div className="grid justify-items-end gap-2">
      <Menu
        label={t('healthChart.download.label')}
        items={[
          { label: t('healthChart.download.png'), onSelect: () => void savePng() },
          { label: t('healthChart.download.svg'), onSelect: saveSvg },
          { label: t('healthChart.download.print'), onSelect: () => printAlone(plot.current) },
        ]}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {t('healthChart.download.label')}
      </Menu>
      {isFailed && <Problem>{t('healthChart.download.failed')}</Problem>}
    </div>
  )
}

/** Prints the part of the page around an element, and nothing else (`print.css`). */
function printAlone(element: HTMLElement | null): void {
  const part = element?.closest<HTMLElement>('[data-printable]')
  if (!part) return
  part.dataset['printing'] = ''
  print()
  delete part.dataset['printing']
}
