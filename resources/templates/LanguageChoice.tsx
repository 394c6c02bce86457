/** Choice of the language in which a message is shown. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'react-admin'
import type { MessageLanguage } from '#domain/templates/variable.ts'

type LanguageChoiceProps = {
  languages: readonly MessageLanguage[]
  value: MessageLanguage
  onChange: (language: MessageLanguage) => void
}

export const LanguageChoice = ({ languages, value, onChange }: LanguageChoiceProps) => {
  const translate = useTranslate()
  if (languages.length < 2) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('templates.language')}
      onChange={(_, language: MessageLanguage | null) => language && onChange(language)}
    >
      {languages.map((language) => (
        <ToggleButton
          key={language}
          value={language}
          title={translate(`templateLint.languages.${language}`)}
          sx={{ px: 1.25, py: 0.25 }}
        >
          {language.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
