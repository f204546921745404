import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the screen counts as near. */
const AHEAD = '200px 0px'

type Props = {
  /** Stands there until then, as high as the content. */
  placeholder: ReactNode
  children: ReactNode
}

/** Content that is first drawn, and so loaded, when somebody has scrolled near it. The server draws its placeholder. */
export function WhenNear({ placeholder, children }: Props): ReactNode {
  const [isNear, setIsNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: AHEAD },
    )
    if (place.current) look.observe(place.current)
    return () => look.disconnect()
  }, [])
  return isNear ? children : <div ref={place}>{placeholder}</div>
}
