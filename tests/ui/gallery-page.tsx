import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiGallery } from '#dev/ui-gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <UiGallery />
  </StrictMode>,
)
