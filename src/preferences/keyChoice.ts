/** Whether keys of one character do something, with labels, for the help about keys and the account page. */
import { useTranslate } from 'react-admin'
import { usePreference } from '#providers/usePreference.ts'
import type { Choice } from './ChoiceMenu.tsx'
import { choice } from './choices.ts'
import { keysPreference } from './keysPreference.ts'

export function useKeyChoice(): Choice {
  const translate = useTranslate()
  const [value, change] = usePreference(keysPreference)
  return choice(
    translate('keyboard.single'),
    ['on', 'off'],
    value === 'off' ? 'off' : 'on',
    (next) => change(next === 'off' ? next : undefined),
    (each) => translate(`keyboard.${each}`),
  )
}
