/** A file in Base64, without `data:` before it. @throws what the browser throws when the file cannot be read */
export async function base64Of(file: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('not readable'))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}
