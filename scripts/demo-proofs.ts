import type { Database } from '#db/client.ts'
import { listWithProof } from '#db/queries/verifications.ts'
import { DEMO_CLAIMS, type DemoClaim } from '#db/seed/demo-verifications.ts'
import { proofStore } from '#server/storage/proof-store.ts'

/**
 * Puts the documents of the demo claims that still wait into the local blob store, where they are missing. Does nothing
 * without a store, as in scripts that only migrate.
 */
export async function putDemoProofs(db: Database): Promise<void> {
  if (!process.env['NETLIFY_BLOBS_CONTEXT']) return
  const store = proofStore()
  const waiting = await listWithProof(
    db,
    DEMO_CLAIMS.map(({ id }) => id),
  )
  const stored = new Set((await store.list()).map(({ id }) => id))
  for (const claim of DEMO_CLAIMS) {
    if (!waiting.has(claim.id) || stored.has(claim.id)) continue
    await store.set(claim, claim.type === 'application/pdf' ? pdfOf(claim) : await pictureOf(claim))
  }
}

const TITLE = 'Documento de ejemplo'
const NOTE = 'Persona y registro inventados'

/** A page with three lines, in the encoding of the standard fonts of PDF. */
function pdfOf({ name }: DemoClaim): Uint8Array {
  const lines = [TITLE, name, NOTE].map((line) => `(${line.replace(/[()\\]/g, '')}) Tj 0 -28 Td`)
  const text = `BT /F1 20 Tf 60 760 Td ${lines.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = Buffer.byteLength(file, 'latin1')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

async function pictureOf({ name }: DemoClaim): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const line = (text: string, y: number) =>
    `<text x="40" y="${y}" font-family="sans-serif" font-size="32">${text}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">
    <rect width="800" height="500" fill="#f4efe2"/>${line(TITLE, 90)}${line(name, 160)}${line(NOTE, 230)}</svg>`
  return sharp(Buffer.from(svg)).webp().toBuffer()
}
