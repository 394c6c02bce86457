/** Sanitizer in the browser: keeps only what `schemas/html.ts` allows. */
import createPurifier from 'dompurify'
import { allowedAttributes, htmlSynonyms, htmlTags } from '#schemas/html.ts'

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (element) => {
  const tag = element.localName
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const kept = allowedAttributes(htmlSynonyms[tag] ?? tag, given)
  for (const name of Object.keys(given)) if (kept[name] === undefined) element.removeAttribute(name)
  for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value)
  if (kept.href === undefined) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

export const cleanFragment = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...htmlTags, ...Object.keys(htmlSynonyms)],
    ALLOWED_ATTR: ['href', 'start', 'class', 'style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
