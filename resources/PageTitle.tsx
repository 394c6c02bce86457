/** The title of a page, which stands in the header of the shell; the browser's tab follows it. */
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** Where the shell shows it. */
const place = 'react-admin-title'

export const PageTitle = ({ children }: { children: string }) => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const found = requestAnimationFrame(() => setTarget(document.getElementById(place)))
    return () => cancelAnimationFrame(found)
  }, [])
  return target && createPortal(children, target)
}
