/** Pinned records and pages, in the order of pinning, stored with the account. */
import { usePreference } from '#providers/usePreference.ts'

const most = 20

/** @returns Names of the pinned places (see `pinOf`), and a function that toggles one. */
export function usePins(): [readonly string[], (pin: string) => void] {
  const [value, choose] = usePreference('pins')
  const pins = Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, most) : []
  const toggle = (pin: string) =>
    choose(pins.includes(pin) ? pins.filter((each) => each !== pin) : [...pins, pin].slice(-most))
  return [pins, toggle]
}
