/** Every row of a table is equally high, so that a list of any length can be windowed. */
import { useDensity } from '#providers/density.ts'

const heights = { comfortable: 40, compact: 30 } as const

/** @returns Pixels. */
export const useRowHeight = (): number => heights[useDensity().density]
