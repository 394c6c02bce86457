/** Groups of the palette for the typed text: pages, actions, and records found by the server. */
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { fitting } from './fittingItems.ts'
import type { Group, Item } from './item.ts'
import { listAddress } from './searchedEntities.ts'
import { useActions } from './useActions.ts'
import { usePages } from './usePages.ts'
import { useRecent } from './useRecent.ts'
import { useRecordSearch, type Found } from './useRecordSearch.ts'
import { useSettled } from './useSettled.ts'

/** Milliseconds after the last key before the server is asked. */
const pause = 200
const perEntity = 5
const perGroup = 7
const mostRecent = 5

/** @param typed Trimmed. Empty: recent pages, then everything. */
export function useGroups(typed: string, onHelp: () => void): Group[] {
  const translate = useTranslate()
  const label = useGetResourceLabel()
  const pages = usePages()
  const actions = useActions(onHelp)
  const recent = useRecent(mostRecent)
  const found = useRecordSearch(useSettled(typed, pause), typed, perEntity)

  const shownAlready = typed === '' ? recent.items.map(addressOf) : []
  const groups: Group[] = [
    ...(typed === '' ? [{ name: 'recent', title: translate('palette.recent'), ...recent }] : []),
    {
      name: 'pages',
      title: translate('palette.pages'),
      items: fitting(
        pages.filter(({ to }) => !shownAlready.includes(to)),
        typed,
        perGroup,
      ),
    },
    { name: 'actions', title: translate('palette.actions'), items: fitting(actions, typed, perGroup) },
    ...found.map(groupOf),
    failedGroup(found.filter(({ error }) => error !== null)),
  ]
  return groups.filter(({ items, awaited = 0 }) => items.length + awaited > 0)

  function groupOf({ name, filter, items, total, isPending, isSimilar, error }: Found): Group {
    const plural = label(name, 2)
    const title = isSimilar ? translate('search.similar', { name: plural, search: typed }) : plural
    const further: Item[] =
      !error && !isPending && total > items.length
        ? [
            {
              id: `${name}/all`,
              title: translate('palette.all', { smart_count: total }),
              to: listAddress(name, typed, filter),
            },
          ]
        : []
    return { name, title, items: [...items, ...further], awaited: isPending && items.length === 0 ? 1 : 0 }
  }

  /** Joins all failed searches in one message, because they usually share a cause. */
  function failedGroup(failed: readonly Found[]): Group {
    const [first] = failed
    if (!first) return { name: 'failed', title: '', items: [] }
    const retry: Item = {
      id: 'failed/retry',
      title: translate('palette.failed'),
      detail: translate('shell.retry'),
      run: () => failed.forEach((each) => each.retry()),
      stays: true,
    }
    return {
      name: 'failed',
      title: failed.length > 1 ? translate('palette.results') : label(first.name, 2),
      items: [retry],
    }
  }
}

const addressOf = (item: Item): string => ('to' in item ? item.to : '')
