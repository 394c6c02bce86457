/** Pages that this user may open and that need no record id: those of the menu, then the others. */
import { useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import pageNames from '#resources/generated/pageNames.json' with { type: 'json' }
import { routes } from '#resources/generated/routes.ts'
import { pages, type Page } from '#schemas/pages.ts'
import { useMenu } from '#src/menu/menu.ts'
import { outcomeFor } from '#src/pages.ts'
import type { Item } from './item.ts'
import { useMenuEntries } from './useMenuEntries.ts'

export type PageItem = Item & { to: string }

/** Empty until the menu has loaded, so that no entry moves while it is read. */
export function usePages(): PageItem[] {
  const { isPending } = useMenu()
  const entries = useMenuEntries()
  const translate = useTranslate()
  const ofMenu = entries.map(({ title, to, icon, group }) => ({
    id: to,
    title,
    to,
    icon,
    detail: group,
    names: namesOf(to),
  }))

  const titleOf = ({ path, title }: Page): string => {
    if (title !== undefined) return translate(title, { _: '' })
    const [entity] = Object.entries(routes).find(([, { list }]) => list === path) ?? []
    return entity === undefined ? '' : translate(`resources.${entity}.name`, { smart_count: 2, _: '' })
  }
  const others = pages
    .filter((page) => isPlace(page) && !entries.some(({ to }) => to === page.path))
    .map((page) => ({ id: page.path, title: titleOf(page), to: page.path, names: namesOf(page.path) }))
    .filter(({ title }) => title !== '')
  return isPending ? [] : [...ofMenu, ...others]
}

const names: Readonly<Record<string, readonly string[]>> = pageNames
const namesOf = (path: string): readonly string[] => (Object.hasOwn(names, path) && names[path]) || []

/** Excludes pages for visitors only, and developers' pages, which are in the menu. */
const isPlace = (page: Page): boolean =>
  page.acl !== null &&
  page.redirect === undefined &&
  page.development !== true &&
  !page.path.includes('{') &&
  outcomeFor(page, currentUser()) === 'open'
