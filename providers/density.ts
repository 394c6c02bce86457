/** Density of lists: the user's preference, which theme and tables follow. */
import { usePreference } from './usePreference.ts'

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export function useDensity(): { density: Density; choose: (density: Density) => void } {
  const [value, choose] = usePreference('density')
  return { density: densities.find((known) => known === value) ?? 'comfortable', choose }
}
