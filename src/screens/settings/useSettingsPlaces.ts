/** Pages of settings that this user may open, by section, filtered by the typed text. */
import type { SvgIconComponent } from '@mui/icons-material'
import { useTranslate } from 'react-admin'
import { folded } from '#domain/foldText.ts'
import { fit } from '#src/palette/fit.ts'
import { usePages, type PageItem } from '#src/palette/usePages.ts'
import { otherSection, sections } from './sections.ts'

export type Place = { to: string; title: string; about: string; icon?: SvgIconComponent }
export type PlaceGroup = { title: string; places: readonly Place[] }

/** Excludes the index itself and the user's own pages. */
const home = '/settings'

export function useSettingsPlaces(typed: string): PlaceGroup[] {
  const translate = useTranslate()
  const open = usePages()
  const named = new Set(sections.flatMap(({ places }) => places.map(({ path }) => path)))
  const others = open.filter(({ to }) => to.startsWith(`${home}/`) && !named.has(to))
  const placeOf = ({ to, title, icon }: PageItem, about: string): Place => ({ to, title, icon, about })
  const groups = [
    ...sections.map(({ title, places }) => ({
      title: translate(title),
      places: places.flatMap(({ path, about }) => {
        const page = open.find(({ to }) => to === path)
        return page ? [placeOf(page, translate(about))] : []
      }),
    })),
    { title: translate(otherSection), places: others.map((page) => placeOf(page, '')) },
  ]
  return groups
    .map(({ title, places }) => ({ title, places: places.filter((place) => isFound(place, typed)) }))
    .filter(({ places }) => places.length > 0)
}

/** Every word occurs in title or description. */
const isFound = ({ title, about }: Place, typed: string): boolean =>
  typed === '' ||
  fit(title, typed) !== undefined ||
  folded(typed)
    .split(/\s+/)
    .every((word) => folded(`${title} ${about}`).includes(word))
