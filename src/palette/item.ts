/** What can be chosen in the palette and on the search page. */
import type { SvgIconComponent } from '@mui/icons-material'

export type Item = {
  /** Unique among all that are shown. */
  id: string
  title: string
  /** In small print behind the title. */
  detail?: string
  icon?: SvgIconComponent
  /** Other names by which it is found: synonyms, and its names in other languages. */
  names?: readonly string[]
} & (
  | {
      /** Address as in the address bar. */
      to: string
    }
  | {
      run: () => void
      /** The palette stays open. */
      stays?: boolean
    }
)

export type Group = {
  name: string
  title: string
  items: readonly Item[]
  /** How many more are expected, of which nothing is known yet. */
  awaited?: number
}
