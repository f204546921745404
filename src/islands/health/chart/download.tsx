import { Download as Icon } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { saveFile } from '#client/save-file.ts'
import { useT } from '#client/texts/use-t.ts'
import { toast } from '#stores/toasts.ts'
import { Menu } from '#ui/menu.tsx'
import { pngOf, svgText } from './save-picture.ts'

type Props = { name: string; plot: RefObject<HTMLDivElement | null> }

/** The chart as a picture, a drawing, or on paper. */
export function Download({ name, plot }: Props): ReactNode {
  const t = useT('healthChart')
  const drawing = () => plot.current?.querySelector<SVGSVGElement>('svg.recharts-surface')
  const background = () => getComputedStyle(plot.current!.closest('section')!).backgroundColor
  const savePng = async () => {
    const svg = drawing()
    if (!svg) return
    try {
      saveFile(`${name}.png`, await pngOf(svg, background()))
    } catch {
      toast.error(t('healthChart.download.failed'))
    }
  }
  const saveSvg = () => {
    const svg = drawing()
    if (!svg) return
    const type = { type: 'image/svg+xml' }
    saveFile(`${name}.svg`, new Blob([svgText(svg, background())], type))
  }
  return (
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
