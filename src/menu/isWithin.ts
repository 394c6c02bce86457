/** Whether the current page belongs to a menu page. */
import { toInside } from '#providers/router/pagePaths.ts'

/**
 * A record's page belongs to its list: `/customer/4` to `/customer/search`, which inside are `/~/customer/…` both.
 *
 * @param current Path inside react-admin.
 * @param page Page as in the address bar; absent: the entry leads nowhere.
 */
export function isWithin(current: string, page: string | undefined): boolean {
  if (page === undefined) return false
  const { pathname } = toInside(page.replace(/[?#].*/, ''), '')
  return current === pathname || current.startsWith(`${pathname}/`)
}
