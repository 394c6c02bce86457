/** The title of the page, put here by the page itself; the browser's tab and history follow it. */
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { productName } from './Brand.tsx'

export const Heading = () => {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const element = heading.current
    if (!element) return
    const follow = () => {
      const title = element.textContent.trim()
      document.title = title ? `${title} · ${productName}` : productName
    }
    const observer = new MutationObserver(follow)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [])

  return (
    <Typography component="h1" variant="h1" noWrap id="react-admin-title" ref={heading} sx={{ flex: 1, minWidth: 0 }} />
  )
}
