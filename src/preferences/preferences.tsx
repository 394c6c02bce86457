/** Preferences available to everyone, signed in or not: language and appearance. */
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { useNotify, useTranslate } from 'react-admin'
import type { Locale } from '#schemas/entity.ts'
import { languageNames, locales } from '#schemas/product.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { choice, useLookChoices } from './choices.ts'
import { useLanguage } from './language.tsx'

export const LanguageMenu = () => {
  const { locale, choose } = useLanguage()
  const translate = useTranslate()
  const notify = useNotify()
  const handleChoose = (next: Locale) =>
    void choose(next).catch(() => notify('ra.notification.i18n_error', { type: 'error' }))
  const languages = choice(translate('shell.language'), locales, locale, handleChoose, (each) => languageNames[each])
  return <ChoiceMenu icon={<Translate fontSize="small" />} choices={[languages]} />
}

export const AppearanceMenu = () => (
  <ChoiceMenu icon={<DarkModeOutlined fontSize="small" />} choices={useLookChoices()} />
)
