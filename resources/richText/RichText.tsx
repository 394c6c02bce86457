/** Rich text as it is read. It is cleaned here too: what a server sends is not believed. */
import { useLayoutEffect, useRef } from 'react'
import { cleanFragment } from './cleanFragment.ts'
import { RichTextFrame } from './RichTextFrame.tsx'

export const RichText = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(cleanFragment(html)), [html])
  return <RichTextFrame ref={place} />
}
