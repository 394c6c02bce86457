/**
 * Height of a row. All rows are equally high, so that a list of any length can be virtual; on a phone a row is a card
 * of two lines.
 */
import useMediaQuery from '@mui/material/useMediaQuery'
import { useResourceContext } from 'react-admin'
import { useDensity } from '#providers/density.ts'
import { useOpenView } from '#resources/table/openView.ts'

const heights = { comfortable: 40, compact: 30 } as const
const cardHeights = { comfortable: 64, compact: 56 } as const

/** @returns Pixels. */
export function useRowHeight(): number {
  const { density } = useDensity()
  const [view] = useOpenView(useResourceContext() ?? '')
  const isCard = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  return (isCard ? cardHeights : heights)[view?.density ?? density]
}
