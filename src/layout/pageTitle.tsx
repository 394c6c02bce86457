/** The title of the page: react-admin puts it in the header, the browser's tab and history show it as well. */
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { productName } from './Brand.tsx'

/** The place where react-admin's pages put their title; the tab follows whatever stands there. */
export const PageTitle = () => {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const element = heading.current
    if (!element) return
    const follow = () => {
      const title = element.textContent?.trim()
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
