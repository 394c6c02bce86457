/** Actions available on every page: create a record, preferences, sign out. */
import Add from '@mui/icons-material/Add'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import Keyboard from '@mui/icons-material/Keyboard'
import Logout from '@mui/icons-material/Logout'
import Translate from '@mui/icons-material/Translate'
import { useTheme } from '@mui/material/styles'
import { useNotify, useTranslate } from 'react-admin'
import { languageNames, locales } from '#schemas/product.ts'
import { appearances, useAppearance } from '#src/preferences/appearance.tsx'
import { useLanguage } from '#src/preferences/language.tsx'
import { useSignOut } from '#src/page/useSignOut.ts'
import type { Item } from './item.ts'
import { addAddresses } from './searchedEntities.ts'

/** @param onHelp Opens the keyboard help. */
export function useActions(onHelp: () => void): Item[] {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useLanguage()
  const look = useAppearance()
  const signOut = useSignOut()
  const { mode } = useTheme().palette

  const nameOf = (entity: string) => inSentence(translate(`resources.${entity}.name`, { smart_count: 1 }))
  const speak = (locale: (typeof locales)[number]) =>
    language.choose(locale).catch(() => notify('ra.notification.i18n_error', { type: 'error' }))
  return [
    ...addAddresses().map(({ name, to }) => ({
      id: `add/${name}`,
      title: capital(translate('palette.add', { name: nameOf(name) })),
      icon: Add,
      to,
    })),
    ...appearances
      .filter((appearance) => appearance !== look.appearance && appearance !== mode)
      .map((appearance) => ({
        id: `look/${appearance}`,
        title: translate(`palette.look.${appearance}`),
        icon: DarkModeOutlined,
        run: () => look.choose(appearance),
      })),
    ...locales
      .filter((locale) => locale !== language.locale)
      .map((locale) => ({
        id: `language/${locale}`,
        title: translate('phrase.labelled', { label: translate('shell.language'), value: languageNames[locale] }),
        icon: Translate,
        run: () => void speak(locale),
      })),
    { id: 'help', title: translate('keyboard.title'), detail: '?', icon: Keyboard, run: onHelp },
    { id: 'sign-out', title: translate('ra.auth.logout'), icon: Logout, run: () => void signOut() },
  ]
}

/** Name in the middle of a sentence: lower case, unless it is an abbreviation. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
