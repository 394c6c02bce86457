/** Menu of this user as the server sends it, without items whose page does not exist here. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CallError, isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { menuQuery } from '#resources/contexts/menuQuery.ts'
import type { Locale } from '#schemas/entity.ts'
import { startPages } from '#schemas/productMenu.ts'
import { useLanguage } from '#src/preferences/language.tsx'
import { targetOf, type MenuTarget } from './menuLink.ts'

/** `name` is a text in the reader's language. */
export type MenuItem = MenuTarget & {
  name: string
  icon?: string
  opened: boolean
  /** Saved view whose records are counted beside the name. */
  counted?: number
  children: readonly MenuItem[]
}

/** Query key of the menu; start-up fills it. */
export const menuKey = (locale: Locale) => [menuQuery, locale] as const

/** The server names the items in the requested language; the old names stay until the new ones arrive. */
export function useMenu() {
  const { locale } = useLanguage()
  return useQuery({
    queryKey: menuKey(locale),
    queryFn: ({ signal }) => loadMenu(signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

/** All pages of the menu, in order. */
export const pagesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pagesOf(children)])

/** Start page: the first of the product's that is in the menu, else the menu's first page. */
export function firstPage(items: readonly MenuItem[]): string | undefined {
  const found = pagesOf(items)
  return startPages.find((page) => found.includes(page)) ?? found[0]
}

/** @throws {CallError} Also if the answer is not a menu. */
export async function loadMenu(signal?: AbortSignal): Promise<MenuItem[]> {
  const body = await call('GET', '/api/v4/menu/user', { signal })
  const items = isObject(body) ? body.items : undefined
  if (!Array.isArray(items)) throw new CallError('shell.menuFailed', 200, body)
  return items.flatMap(readItem)
}

/** Hides items with `granted: false`, and items with neither link nor children. */
export function readItem(item: unknown): MenuItem[] {
  if (!isObject(item) || item.granted === false) return []
  const children = Array.isArray(item.children) ? item.children.flatMap(readItem) : []
  const target = targetOf(item.link)
  if (!target && children.length === 0) return []
  const icon = typeof item.icon === 'string' ? { icon: item.icon } : {}
  const counted = typeof item.counted === 'number' ? { counted: item.counted } : {}
  return [{ name: String(item.name), ...icon, ...target, ...counted, opened: item.opened === true, children }]
}
