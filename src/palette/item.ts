/** Item of the palette and the search page. */
import type { SvgIconComponent } from '@mui/icons-material'

export type Item = {
  /** Unique among all visible items. */
  id: string
  title: string
  /** Text in small print after the title. */
  detail?: string
  icon?: SvgIconComponent
  /** Alternative names: synonyms, and the names in other languages. */
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
  /** Number of further items still loading. */
  awaited?: number
}
