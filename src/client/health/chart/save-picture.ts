/** The properties of a drawing that come from style sheets. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

const PIXEL_RATIO = 2

/**
 * A drawing as a file of its own: what style sheets give it is written into it.
 *
 * @param background its colour
 */
export function svgText(drawing: SVGSVGElement, background: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original)
    for (const name of STYLED) copies[index]!.setAttribute(name, style.getPropertyValue(name))
    copies[index]!.removeAttribute('class')
  }
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('style')
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: background }))
    paper.setAttribute(name, value)
  copy.prepend(paper)
  return new XMLSerializer().serializeToString(copy)
}

/** The same as a picture, twice as large. @throws Error where the browser cannot draw it */
export async function pngOf(drawing: SVGSVGElement, background: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect()
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(drawing, background))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * PIXEL_RATIO)
  canvas.height = Math.round(height * PIXEL_RATIO)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
