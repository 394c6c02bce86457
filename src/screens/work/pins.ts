/** What somebody keeps at hand: records and pages, in the order in which they were pinned. Kept with the account. */
import { usePreference } from '#providers/usePreference.ts'

const most = 20

/** @returns The names of the places (see `pinOf`), and what pins one or takes it away again. */
export function usePins(): [readonly string[], (pin: string) => void] {
  const [value, choose] = usePreference('pins')
  const pins = Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, most) : []
  const toggle = (pin: string) =>
    choose(pins.includes(pin) ? pins.filter((each) => each !== pin) : [...pins, pin].slice(-most))
  return [pins, toggle]
}
