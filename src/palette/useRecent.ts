/** Recent and pinned places: pages by title, records by their current title, for those who may still read them. */
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useLocaleState, useLocation } from 'react-admin'
import { pageReplacedBy } from '#domain/access/pageFor.ts'
import { entityFacts } from '#providers/entityFacts.ts'
import { inside, toInside, toOutside } from '#providers/router/pagePaths.ts'
import { currentUser } from '#providers/session.ts'
import type { Locale } from '#schemas/entity.ts'
import { visited } from './visitedAddresses.ts'
import type { Item } from './item.ts'
import { recordItem } from './recordItem.ts'
import { mayRead } from './searchedEntities.ts'
import { useMenuEntries } from './useMenuEntries.ts'
import { usePages } from './usePages.ts'

type Place = { address: string; record?: { name: string; id: string } }

/** @returns `awaited`: number of records still loading. */
type Places = { items: Item[]; awaited: number }

/**
 * Recent places, without the current page.
 *
 * @param which Records only, or menu pages too.
 */
export function useRecent(limit: number, which: 'all' | 'records' = 'all'): Places {
  const pages = usePages()
  const { pathname, search } = useLocation()
  const here = placeOf(toOutside(pathname, '').pathname + search)
  return usePlaceItems(recentPlaces(which === 'all' ? pages.map(({ to }) => to) : [], idOf(here), limit))
}

/** @param pins Names of places as `pinOf` returns them. */
export function usePinned(pins: readonly string[]): Places {
  const places = pins.map((pin): Place => {
    const [name = '', id = ''] = pin.split('/')
    return name === '' ? { address: pin } : { address: pin, record: { name, id } }
  })
  return usePlaceItems(places.filter(({ record }) => !record || mayRead(record.name)))
}

/** Name of a place that survives a change of its address: entity and id of a record, path of a page. */
export const pinOf = (item: Item): string => (item.id.startsWith('/') ? item.id : item.id.replace(/^recent/, ''))

function usePlaceItems(places: readonly Place[]): Places {
  const dataProvider = useDataProvider()
  const [locale] = useLocaleState()
  const entries = useMenuEntries()
  const pages = usePages()
  const byEntity = Map.groupBy(
    places.flatMap(({ record }) => (record ? [record] : [])),
    ({ name }) => name,
  )
  const wanted = [...byEntity].map(([name, records]) => ({ name, ids: records.map(({ id }) => id) }))
  const answers = useQueries({
    queries: wanted.map(({ name, ids }) => ({
      queryKey: [name, 'recent', ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [entity, { data }] = await Promise.all([entityFacts(name), dataProvider.getMany(name, { ids, signal })])
        return { entity, data }
      },
      retry: false,
      staleTime: 10_000,
    })),
  })

  const items = places.flatMap(({ address, record }): Item[] => {
    if (!record) return pages.filter(({ to }) => to === address).map((page) => ({ ...page, id: `recent${page.id}` }))
    const { entity, data = [] } = answers[wanted.findIndex(({ name }) => name === record.name)]?.data ?? {}
    const found = data.find(({ id }) => String(id) === record.id)
    if (!entity || !found) return []
    const list = toOutside(`${inside}/${record.name}`, '').pathname
    const { icon } = entries.find(({ to }) => to === list) ?? {}
    return [recordItem({ entity, record: found, typed: '', locale: locale as Locale, icon })]
  })
  const awaited = wanted.reduce((sum, { ids }, index) => sum + (answers[index]?.isPending ? ids.length : 0), 0)
  return { items, awaited }
}

function recentPlaces(pages: readonly string[], here: string, limit: number): Place[] {
  const user = currentUser()
  const places = new Map<string, Place>()
  for (const address of user ? visited(user.id) : []) {
    const place = placeOf(address)
    const isOpen = place.record ? mayRead(place.record.name) : pages.includes(place.address)
    if (isOpen && idOf(place) !== here && !places.has(idOf(place))) places.set(idOf(place), place)
  }
  return [...places.values()].slice(0, limit)
}

/** A record is one place, whether it is shown, edited, or open in a dialog. */
function placeOf(address: string): Place {
  const [path = '', search = ''] = address.split('?', 2)
  const [, , name, first] = toInside(pageReplacedBy(path), '').pathname.split('/')
  const id = new URLSearchParams(search).get('edit') ?? first
  return name && id && /^\d+$/.test(id) ? { address, record: { name, id } } : { address: path }
}

const idOf = ({ address, record }: Place): string => (record ? `${record.name}/${record.id}` : address)
