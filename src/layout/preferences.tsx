/** The two choices that anyone has, signed in or not: language and appearance. */
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import Translate from '@mui/icons-material/Translate'
import { useNotify, useTranslate } from 'react-admin'
import { languageNames } from '#providers/language.ts'
import { appearances, useAppearance, type Appearance } from './appearance.tsx'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { useLanguage } from './language.tsx'

export const LanguageMenu = () => {
  const { locale, choose } = useLanguage()
  const translate = useTranslate()
  const notify = useNotify()
  return (
    <ChoiceMenu
      label={translate('shell.language')}
      icon={<Translate fontSize="small" />}
      value={locale}
      options={languageNames}
      onChoose={(next) => void choose(next).catch(() => notify('ra.notification.i18n_error', { type: 'error' }))}
    />
  )
}

export const AppearanceMenu = () => {
  const { appearance, choose } = useAppearance()
  const translate = useTranslate()
  const options = Object.fromEntries(appearances.map((each) => [each, translate(`shell.theme.${each}`)]))
  return (
    <ChoiceMenu
      label={translate('shell.theme.label')}
      icon={<DarkModeOutlined fontSize="small" />}
      value={appearance}
      options={options as Record<Appearance, string>}
      onChoose={choose}
    />
  )
}
