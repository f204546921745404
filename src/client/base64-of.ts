/** A file in Base64, without `data:` before it; null when it cannot be read or is empty. */
export function base64Of(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1) || null)
    }
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
