const loaded = new Map<string, Promise<void>>()

/**
 * Loads a style sheet that only scripts need, once. Astro links what scripts import to every page that could run them,
 * so such a sheet is imported by its address: `import address from './x.css?url'`.
 */
export function loadStyle(address: string): Promise<void> {
  const known = loaded.get(address)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      // The next call tries again.
      link.remove()
      loaded.delete(address)
      reject(new Error(`${address} did not load`))
    }
    document.head.append(link)
  })
  loaded.set(address, loading)
  return loading
}
