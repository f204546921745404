import sharp from 'sharp'
import { backdrop } from './backdrop.ts'
import { clothes, headscarf } from './clothes.ts'
import { face } from './face.ts'
import { hair } from './hair.ts'
import type { Recipe } from './recipe.ts'

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`

/** How far what is behind somebody is out of focus, in px. */
const FAR = 30

/** A photograph that is none, of 960 × 1200: somebody who does not exist, in front of something out of focus. */
export async function paint(recipe: Recipe): Promise<Buffer> {
  const behind = await sharp(Buffer.from(drawing(backdrop(recipe))))
    .blur(FAR)
    .png()
    .toBuffer()
  const before = Buffer.from(drawing(figure(recipe)))
  return sharp(behind)
    .composite([{ input: before }])
    .removeAlpha()
    .png()
    .toBuffer()
}

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 960 1200">${inside}</svg>`

function figure(recipe: Recipe): string {
  const { at, light } = recipe
  const [head, worn, locks] = [face(recipe), clothes(recipe), hair(recipe)]
  const turn = `rotate(${at.tilt} 0 300)`
  return `<defs>
${blur('soft', 18)}${blur('near', 7)}${blur('fine', 1.6)}
<filter id="rougher" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="12" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.4"/></filter>
<radialGradient id="edge" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<radialGradient id="lamp" cx="${recipe.side < 0 ? 0.2 : 0.8}" cy=".3" r=".75"><stop offset="0" stop-color="#ffb45e" stop-opacity=".2"/><stop offset=".6" stop-color="#0c0e14" stop-opacity=".38"/><stop offset="1" stop-color="#06080c" stop-opacity=".6"/></radialGradient>
<radialGradient id="sun" cx=".5" cy=".1" r=".7"><stop offset="0" stop-color="#fff6dc" stop-opacity=".95"/><stop offset="1" stop-color="#fff6dc" stop-opacity="0"/></radialGradient>
${head.defs}${worn.defs}${locks.defs}</defs>
${light === 'back' ? '<rect width="960" height="1200" fill="url(#sun)"/>' : ''}
<g transform="translate(${at.x} ${at.y}) scale(${at.scale})"><g transform="${turn}">${locks.back}</g>${head.neck}<g transform="translate(0 -34)">${worn.body}</g><g transform="${turn}">${head.head}${locks.front}${headscarf(recipe)}</g></g>${over(light)}<rect width="960" height="1200" fill="url(#edge)"/>`
}

function over(light: Recipe['light']): string {
  if (light === 'dim') return '<rect width="960" height="1200" fill="url(#lamp)"/>'
  if (light === 'back')
    return '<rect width="960" height="1200" fill="#1d1a24" opacity=".2"/><rect width="960" height="1200" fill="url(#sun)" opacity=".22"/>'
  return ''
}
