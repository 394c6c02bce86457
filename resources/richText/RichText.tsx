/** Rich text for reading. Sanitized here too, because HTML of a server is not trusted. */
import { useLayoutEffect, useRef } from 'react'
import { cleanFragment } from './cleanFragment.ts'
import { RichTextFrame } from './RichTextFrame.tsx'

export const RichText = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(cleanFragment(html)), [html])
  return <RichTextFrame ref={place} />
}
