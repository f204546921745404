import sheet from '#styles/full.css?url'

let loaded: Promise<void> | undefined

/**
 * Loads the styles of what is opened on demand. By its URL: a style sheet that a script imports, Astro links in the page.
 * Rejects when it does not arrive; the next call tries again.
 */
export function fullStyles(): Promise<void> {
  loaded ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loaded = undefined
      reject(new Error('the styles did not arrive'))
    }
    document.head.append(link)
  })
  return loaded
}
