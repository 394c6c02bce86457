/** Links of a page that lead to a record: those of relations have a card and can be opened beside the page. */
import { pageReplacedBy } from '#domain/access/pageFor.ts'
import { inside, toInside } from '#providers/router/pagePaths.ts'
import type { Place } from '#resources/contexts/besidePlace.ts'

/** Links of relations, without the title of a row, which is the row's own record, and the number of its users. */
const relation = 'main a[href]:not(.title, [href*="#"])'

export const relationLinkAt = (element: EventTarget | null): HTMLAnchorElement | null => {
  const link = element instanceof Element ? element.closest<HTMLAnchorElement>(relation) : null
  return link && placeOf(link) ? link : null
}

/** The record to which a link leads: to its page, or to the list with its form in a dialog. */
export function placeOf(link: HTMLAnchorElement): Place | undefined {
  if (link.origin !== window.location.origin) return undefined
  const { pathname, search } = toInside(pageReplacedBy(link.pathname), link.search)
  const [resource = '', id, view] = pathname.slice(inside.length + 1).split('/')
  const edited = new URLSearchParams(search).get('edit')
  if (id === undefined) return edited ? { resource, id: edited } : undefined
  return view === 'show' ? { resource, id: decodeURIComponent(id) } : undefined
}

/** Finds what the key opens: the relation that has the focus, else the record of the row. */
export function placeAt(focused: Element | null): Place | undefined {
  const link =
    relationLinkAt(focused) ?? focused?.closest('main tr[data-index]')?.querySelector<HTMLAnchorElement>('a.title')
  return link ? placeOf(link) : undefined
}
