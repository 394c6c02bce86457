/** Preferences of appearance with labels, for the header's menu and the account page. */
import { useTranslate } from 'react-admin'
import { densities, useDensity } from '#providers/density.ts'
import { appearances, useAppearance } from './appearance.tsx'
import type { Choice } from './ChoiceMenu.tsx'

export function useLookChoices(): [Choice, Choice] {
  const translate = useTranslate()
  const { appearance, choose: chooseAppearance } = useAppearance()
  const { density, choose: chooseDensity } = useDensity()
  return [
    choice(translate('shell.theme.label'), appearances, appearance, chooseAppearance, (each) =>
      translate(`shell.theme.${each}`),
    ),
    choice(translate('shell.density.label'), densities, density, chooseDensity, (each) =>
      translate(`shell.density.${each}`),
    ),
  ]
}

export function choice<T extends string>(
  label: string,
  known: readonly T[],
  value: T,
  choose: (value: T) => void,
  nameOf: (value: T) => string,
): Choice {
  const onChoose = (chosen: string) => known.filter((each) => each === chosen).forEach(choose)
  return { label, value, options: Object.fromEntries(known.map((each) => [each, nameOf(each)])), onChoose }
}
