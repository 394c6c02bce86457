/** The menu as the server gives it to this person, without what has no page here. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallError, isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { routes } from '#resources/generated/routes.ts'
import { useLanguage } from './language.tsx'

/** `name` is a text in the reader's language. */
export type MenuItem = { name: string; icon?: string; path?: string; opened: boolean; children: readonly MenuItem[] }

/** The server names the items in the language that is asked for; the old names stay until the new ones are there. */
export function useMenu() {
  const { locale } = useLanguage()
  return useQuery({
    queryKey: ['menu', locale],
    queryFn: loadMenu,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

/** Every page of the menu, in its order. */
export const pagesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pagesOf(children)])

/** Where someone starts: file search when there is one, otherwise the first page they may open. */
export function firstPage(items: readonly MenuItem[]): string | undefined {
  const pages = pagesOf(items)
  return pages.find((page) => page === '/file/search') ?? pages[0]
}

async function loadMenu({ signal }: { signal: AbortSignal }): Promise<MenuItem[]> {
  const body = await call('GET', '/api/v4/menu/user', { signal })
  const items = isObject(body) ? body.items : undefined
  if (!Array.isArray(items)) throw new CallError('shell.menuFailed', 200, body)
  return items.flatMap(readItem)
}

/** Only an item that says `granted: false` is hidden; one without page and children leads nowhere. */
export function readItem(item: unknown): MenuItem[] {
  if (!isObject(item) || item.granted === false) return []
  const children = Array.isArray(item.children) ? item.children.flatMap(readItem) : []
  const path = typeof item.link === 'string' && isPage(item.link) ? item.link : undefined
  if (path === undefined && children.length === 0) return []
  const icon = typeof item.icon === 'string' ? { icon: item.icon } : {}
  return [{ name: String(item.name), ...icon, ...(path && { path }), opened: item.opened === true, children }]
}

const isPage = (path: string): boolean => Object.values(routes).some(({ list }) => list === path)
